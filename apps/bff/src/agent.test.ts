import { expect, test } from 'vitest';
import { agentOf } from './agent.ts';

test.each([
  ['desktop', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'],
  ['mobile', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'],
  [
    'mobile',
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
  ],
  ['tablet', 'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'],
  ['tablet', 'Mozilla/5.0 (Linux; Android 14; SM-X810) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'],
])('a %s is told by its name', (device, userAgent) => {
  expect(agentOf(userAgent)).toEqual({ isBot: false, device });
});

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1',
  '',
])('[EX-02] %j is a bot', (userAgent) => {
  expect(agentOf(userAgent).isBot).toBe(true);
});
