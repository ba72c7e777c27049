import { chromium } from 'playwright';
const UA='Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [name, vp, dark] of [['d', {width:1280,height:800}, false], ['m', {width:390,height:844}, true]] as const) {
  const ctx = await browser.newContext({ viewport: vp, userAgent: UA, isMobile: name==='m', hasTouch: name==='m', colorScheme: dark?'dark':'light', extraHTTPHeaders: {'x-country':'US'}, baseURL:'http://localhost:4570' });
  const page = await ctx.newPage();
  page.on('console', m => console.log(name, m.type(), m.text(), m.location().url));
  page.on('pageerror', e => console.log(name, 'ERR', e));
  const asked: string[] = [];
  page.on('request', r => asked.push(r.url()));
  await page.goto('/', {waitUntil:'networkidle'});
  const js = asked.filter(u => u.endsWith('.js'));
  let total=0; const zlib=await import('node:zlib');
  for (const u of js) { const b=Buffer.from(await (await fetch(u)).arrayBuffer()); total+=zlib.gzipSync(b).length; }
  console.log(name, 'home js', js.length, total);
  const href = await page.locator('[data-pin-link]').first().getAttribute('href');
  asked.length=0;
  await page.goto(href!, {waitUntil:'networkidle'});
  total=0; const js2=asked.filter(u => u.endsWith('.js')); const cached=[...new Set(js2)];
  for (const u of cached) { const b=Buffer.from(await (await fetch(u)).arrayBuffer()); total+=zlib.gzipSync(b).length; }
  console.log(name, 'closeup js', cached.map(u=>u.split('/').pop()).join(' '), total);
  await page.mouse.move(100,200); await page.mouse.move(120,240);
  await page.waitForTimeout(800);
  console.log(await page.evaluate(() => JSON.stringify({...localStorage, ...sessionStorage})));
  await page.locator('[data-closeup]').getByRole('button', {name:'Save', exact:true}).first().click();
  await page.waitForTimeout(800);
  await page.screenshot({path:`/tmp/shots-visitor/${name}-saved.png`});
  console.log(page.url());
  await page.goBack(); await page.waitForTimeout(800);
  console.log(page.url());
  await page.mouse.move(100,200); await page.waitForTimeout(500);
  await page.screenshot({path:`/tmp/shots-visitor/${name}-closeup.png`});
  await page.goto('/'); await page.mouse.move(100,200); await page.mouse.move(300,400); if (name==='m') await page.mouse.wheel(0,50); await page.waitForTimeout(1000);
  await page.screenshot({path:`/tmp/shots-visitor/${name}-home.png`});
  await page.goto('/unauth-profile/'); await page.mouse.move(100,200); await page.mouse.move(5,400); if (name==='m') await page.mouse.wheel(0,50); await page.waitForTimeout(1000);
  await page.screenshot({path:`/tmp/shots-visitor/${name}-kept.png`});
  console.log(await page.evaluate(() => JSON.stringify({...localStorage, ...sessionStorage})));
  await ctx.close();
}
await browser.close();
