/** The versions of what the apps use beside our packages: the newest at the time of writing. */
export const VERSIONS = {
  '@astrojs/node': '11.1.6',
  '@astrojs/react': '7.0.0',
  '@react-router/dev': '8.4.0',
  '@react-router/node': '8.4.0',
  '@react-router/serve': '8.4.0',
  '@types/node': '24.19.2',
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
  '@vitejs/plugin-react': '6.3.0',
  astro: '7.3.5',
  'css-loader': '7.1.5',
  esbuild: '0.28.2',
  'esbuild-loader': '4.5.0',
  isbot: '5.2.3',
  'mini-css-extract-plugin': '2.10.2',
  next: '16.4.6',
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-router': '8.4.0',
  typescript: '7.0.2',
  vite: '8.3.8',
  webpack: '5.113.0',
  'webpack-cli': '6.0.1',
} as const;

/** The compilers that read the types of the packages, oldest to newest. */
export const TYPESCRIPT_VERSIONS = ['5.6.3', '5.9.3', '6.0.3', '7.0.2'] as const;
