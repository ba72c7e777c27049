import { expect, test } from 'vitest';
import { parseUserAgent } from './user-agent.ts';

test.each([
  ['desktop', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'],
  ['mobile', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'],
  [
    'mobile',
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
  ],
  ['tablet', 'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'],
  ['tablet', 'Mozilla/5.0 (Linux; Android 14; SM-X810) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'],
])('[WB-14] a %s is recognized by its name', (device, userAgent) => {
  expect(parseUserAgent(userAgent)).toEqual({
    isBot: false,
    isSocialBot: false,
    device,
    isOldAndroid: false,
  });
});

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1',
  '',
])('[EX-02] %j is a bot', (userAgent) => {
  expect(parseUserAgent(userAgent).isBot).toBe(true);
});

test.each([
  [true, 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
  [true, 'Twitterbot/1.0'],
  [true, 'WhatsApp/2.24.1.84 A'],
  [true, 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)'],
  [false, 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'],
  // A user agent that opens a link inside an app is a person.
  [false, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Mobile/15E148 [FBAN/FBIOS;FBAV/500.0]'],
])('[WB-14] it is %s that a bot of a social network is %s', (isSocialBot, userAgent) => {
  expect(parseUserAgent(userAgent).isSocialBot).toBe(isSocialBot);
});

test.each([
  [true, 'Mozilla/5.0 (Linux; U; Android 4.4.2; de-de) AppleWebKit/534.30 Mobile Safari/534.30'],
  [
    true,
    'Mozilla/5.0 (Linux; Android 6.0.1; SM-G900F) AppleWebKit/537.36 Chrome/106.0.0.0 Mobile Safari/537.36',
  ],
  [true, 'Mozilla/5.0 (Linux; Android 5) AppleWebKit/537.36 Mobile Safari/537.36'],
  [
    false,
    'Mozilla/5.0 (Linux; Android 7.0; SM-G930V) AppleWebKit/537.36 Chrome/119.0.0.0 Mobile Safari/537.36',
  ],
  [false, 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36'],
  [
    false,
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
  ],
])('[WB-14] it is %s that Android is below 7 in %s', (isOldAndroid, userAgent) => {
  expect(parseUserAgent(userAgent).isOldAndroid).toBe(isOldAndroid);
});
