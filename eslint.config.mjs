import boundaries from './tools/lint/config/boundaries.mjs';
import { generated } from './tools/lint/config/files.mjs';
import house from './tools/lint/config/house.mjs';
import language from './tools/lint/config/language.mjs';
import tests from './tools/lint/config/tests.mjs';
import web from './tools/lint/config/web.mjs';

export default [{ name: 'mapa/ignores', ignores: generated }, ...language, ...boundaries, ...house, ...web, ...tests];
