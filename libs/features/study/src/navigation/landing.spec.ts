import { readStudyPosition } from '@mapa/domain';
import { sampleMapDetail, sampleSubject } from '@mapa/api-client/testing';
import { landingOf } from './landing';

const from = (search: string, change = {}) =>
  landingOf(sampleMapDetail(change), readStudyPosition(new URLSearchParams(search)));

describe('the start of a map', () => {
  it('is where the student stopped', () => expect(from('')).toMatchObject({ subject: 10, target: 101, ended: false }));

  it('is the first subject that the filter leaves', () => {
    const assuntos = [sampleSubject(), sampleSubject({ assunto_id: 20, respondidas: 1, erradas: 1 })];
    expect(from('estado=erradas', { assuntos })).toMatchObject({ subject: 20, state: 'erradas', target: undefined });
  });

  it('is the whole map if the filter leaves no subject', () =>
    expect(from('estado=certas')).toMatchObject({ subject: 'todos', ended: false }));

  it('is the summary if everything is answered', () => {
    expect(from('', { continuar: null })).toMatchObject({ subject: 'todos', ended: true });
  });

  it('is an empty list, not a summary, for a map without questions', () => {
    expect(from('', { continuar: null, assuntos: [] })).toMatchObject({ ended: false });
  });
});
