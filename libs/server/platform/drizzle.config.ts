import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  // Those of platform, and those that modules bring.
  schema: '../*/src/tables/*.ts',
  out: './migrations',
  casing: 'snake_case',
});
