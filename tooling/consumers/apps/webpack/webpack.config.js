// @boundaries-ignore the app installs it
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const code = { test: /\.tsx?$/, loader: 'esbuild-loader', options: { target: 'es2023', jsx: 'automatic' } };
const both = {
  mode: 'production',
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  performance: { hints: false },
};

export default [
  {
    ...both,
    entry: { client: './client.tsx' },
    output: { path: `${import.meta.dirname}/dist`, publicPath: '/', trustedTypes: true },
    module: { rules: [code, { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] }] },
    plugins: [new MiniCssExtractPlugin({ filename: 'client.css' })],
  },
  {
    ...both,
    target: 'node',
    entry: { render: './render.tsx' },
    experiments: { outputModule: true },
    output: {
      path: `${import.meta.dirname}/dist-server`,
      filename: '[name].js',
      library: { type: 'module' },
    },
    module: {
      rules: [
        code,
        {
          test: /\.css$/,
          use: {
            loader: 'css-loader',
            options: { modules: { mode: 'global', exportOnlyLocals: true } },
          },
        },
      ],
    },
  },
];
