import { problemsOf } from './responses';

describe('a response in a test', () => {
  const LIST = { data: [], total: 0, current_page: 1, last_page: 1, per_page: 20 };

  it('is refused for a missing, a wrong and an additional field, and for an undescribed status', () => {
    expect(problemsOf('GET /api/exam', 200, LIST)).toEqual([]);
    expect(problemsOf('GET /api/exam', 200, { ...LIST, total: undefined })).not.toEqual([]);
    expect(problemsOf('GET /api/exam', 200, { ...LIST, total: '0' })).not.toEqual([]);
    expect(problemsOf('GET /api/exam', 200, { ...LIST, senha: 'x' })).not.toEqual([]);
    expect(problemsOf('GET /api/exam', 200, { ...LIST, data: [{ senha: 'x' }] })).not.toEqual([]);
    expect(problemsOf('GET /api/exam', 404, { erro: ['Não existe.'] })).toEqual([]);
    expect(problemsOf('GET /api/exam', 404, { erro: 'Não existe.' })).not.toEqual([]);
    expect(problemsOf('GET /api/exam', 401, { erro: ['Entre.'] })).not.toEqual([]);
    expect(problemsOf('GET /api/exam', 500, { erro: ['Algo deu errado.'] })).not.toEqual([]);
  });
});
