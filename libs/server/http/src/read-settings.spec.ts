import { Type } from 'typebox';
import { readSettings } from './read-settings';

const schema = Type.Object({
  PORT: Type.Integer({ minimum: 0, maximum: 65_535, default: 3000 }),
  SECRET: Type.String({ minLength: 4 }),
  HOST: Type.String({ default: 'localhost' }),
});

describe('readSettings', () => {
  it('reads numbers, treats an empty setting as absent and omits others', () => {
    expect(readSettings(schema, { PORT: '80', SECRET: 'abcd', HOST: '', PATH: '/bin' })).toEqual({
      PORT: 80,
      SECRET: 'abcd',
      HOST: 'localhost',
    });
  });

  it('names every setting that is missing or wrong', () => {
    expect(() => readSettings(schema, { PORT: '70000' })).toThrow(/Configuration refused: (?=.*PORT)(?=.*SECRET)/);
    expect(() => readSettings(schema, { PORT: 'x', SECRET: 'abcd' })).toThrow('PORT');
  });
});
