import { expect, test } from 'vitest';

import { withoutNpm } from './environment.mjs';

test('what npm sets for its scripts does not reach other tools', () => {
  const env = {
    npm_lifecycle_event: 'start',
    npm_config_ignore_scripts: 'true',
    npm_package_name: 'pegboard',
    INIT_CWD: '/home/me',
    NODE_ENV: 'production',
    PATH: '/usr/bin',
  };
  expect(withoutNpm(env)).toEqual({ PATH: '/usr/bin' });
});

test('the way to the registry stays', () => {
  const env = {
    npm_config_registry: 'https://npm.example',
    npm_config_https_proxy: 'http://proxy',
    HTTPS_PROXY: 'http://proxy',
  };
  expect(withoutNpm(env)).toEqual(env);
});
