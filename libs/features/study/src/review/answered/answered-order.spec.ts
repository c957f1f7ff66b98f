import { readStudyPosition } from '@mapa/domain';
import { sampleSubject } from '@mapa/api-client/testing';
import { afterWrong, reviewStart } from './answered-order';

const position = (search: string) => readStudyPosition(new URLSearchParams(search));
const progress = (certas: number, erradas: number) => ({
  progresso: { total: 10, respondidas: certas + erradas, certas, erradas },
});

describe('the start of a review', () => {
  it.each([
    ['', 4, 2, { subject: 'todos', state: 'erradas' }],
    ['', 4, 0, { subject: 'todos', state: 'respondidas' }],
    ['assunto=7', 4, 2, { subject: 7, state: 'erradas' }],
    ['estado=certas', 4, 2, { subject: 'todos', state: 'certas' }],
    ['assunto=7&estado=nao_respondidas', 4, 2, { subject: 7, state: 'erradas' }],
  ] as const)('is, for "%s" with %i right and %i wrong, %j', (search, right, wrong, start) => {
    expect(reviewStart(progress(right, wrong), position(search))).toMatchObject(start);
  });

  it('is set by the address', () =>
    expect(reviewStart(progress(1, 1), position('assunto=todos&estado=certas'))).toBeNull());
});

describe('after the last wrong question', () => {
  const assuntos = [
    sampleSubject({ respondidas: 1, erradas: 1 }),
    sampleSubject({ assunto_id: 20, respondidas: 2, certas: 2 }),
  ];
  const end = (search: string) => ({ ...position(search), ended: true });

  it('follow the right ones, of everything or subject by subject', () => {
    const next = afterWrong({ ...progress(2, 1), assuntos });
    expect(next(end('assunto=todos&estado=erradas'))).toMatchObject({
      subject: 'todos',
      state: 'certas',
      ended: false,
      target: undefined,
    });
    expect(next(end('assunto=10&estado=erradas'))).toMatchObject({ subject: 20, state: 'certas', ended: false });
  });

  it('follows the end if nothing was right, and after the right ones', () => {
    expect(afterWrong({ ...progress(0, 1), assuntos })(end('assunto=todos&estado=erradas'))).toMatchObject({
      ended: true,
    });
    expect(afterWrong({ ...progress(2, 1), assuntos })(end('assunto=todos&estado=certas'))).toMatchObject({
      ended: true,
    });
  });
});
