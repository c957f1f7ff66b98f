import { sampleQuestion } from '../testing';
import { packPage, picturesOf, withKnownKey, type PackDetail, type PackQuestion } from './pack';

const answered = (id: number, acertou: boolean): PackQuestion['resposta'] => ({
  uuid: `0b9f9c2e-8a43-4c53-9f5e-0d6f6f6f00${id}`,
  alternativa_id: id * 10,
  acertou,
  revelada: false,
  respondida_em: '2026-03-01T12:00:00.000Z',
});
const KEY = { alternativa_id: 1, letra: 'A', comentario: null };
const subject = (id: number) => ({ id, nome: `Assunto ${id}` });

const question = (id: number, over: Partial<PackQuestion> = {}): PackQuestion => ({
  ...sampleQuestion({ id }),
  numero: id,
  variante: null,
  assunto: [subject(1), subject(id % 2 === 0 ? 12 : 11)] as PackQuestion['assunto'],
  resposta: null,
  gabarito: null,
  ...over,
});

const detail = { assuntos: [{ assunto_id: 11 }, { assunto_id: 12 }] } as unknown as PackDetail;
const content = (questions: PackQuestion[]) => ({ questions, withheld: new Set<number>() });
const ids = (page: ReturnType<typeof packPage>) => page?.data.map(({ id }) => id);

describe('a page of a pack', () => {
  it('is cut as the server cuts it: by numbers, counting two languages as one', () => {
    const english = question(1, { variante: 'inglês' });
    const spanish = question(2, { numero: 1, variante: 'espanhol', prova: english.prova });
    const page = packPage(detail, content([english, spanish, question(3), question(4)]), { per_page: 2 });
    expect(ids(page)).toEqual([1, 2, 3]);
    expect(page).toMatchObject({ total: 3, current_page: 1, last_page: 2, per_page: 2 });
    expect(packPage(detail, content([english]), { page: 2 })).toBeUndefined();
  });

  it('holds one subject on request', () => {
    const questions = [1, 2, 3, 4].map((id) => question(id));
    expect(ids(packPage(detail, content(questions), { assunto_id: 12 }))).toEqual([2, 4]);
  });

  it('is filtered by the own state', () => {
    const questions = [
      question(1, { resposta: answered(1, true) }),
      question(2, { resposta: answered(2, false) }),
      question(3),
      question(4, { resposta: { ...answered(4, true), revelada: true } as PackQuestion['resposta'] }),
    ];
    const found = (estado: string) => ids(packPage(detail, content(questions), { estado }));
    expect([found('todas'), found('nao_respondidas'), found('respondidas'), found('certas'), found('erradas')]).toEqual(
      [[1, 2, 3, 4], [3], [1, 2], [1], [2]],
    );
  });

  it('has keys only on request', () => {
    const questions = [question(1, { resposta: answered(1, true), gabarito: KEY })];
    expect(packPage(detail, content(questions), {})?.data[0]?.gabarito).toBeNull();
    expect(packPage(detail, content(questions), { gabarito: true })?.data[0]?.gabarito).toEqual(KEY);
  });
});

describe('a question that is updated', () => {
  const known = question(1, { resposta: answered(1, true), gabarito: KEY });

  it('keeps the key of the same answer, and of no other', () => {
    expect(withKnownKey({ ...known, gabarito: null }, known).gabarito).toEqual(KEY);
    expect(withKnownKey(question(1), known).gabarito).toBeNull();
    expect(withKnownKey({ ...known, versao: known.versao + 1, gabarito: null }, known).gabarito).toBeNull();
    expect(withKnownKey(question(1, { resposta: answered(2, false) }), known).gabarito).toBeNull();
  });
});

it('finds the pictures of a statement and of its alternatives, and no others', () => {
  const withPictures = question(1, {
    enunciado: '<p><img src="/api/media/ab12" alt="a"><img src="https://x.exemplo/y.png" alt=""></p>',
    alternativas: [{ id: 1, letra: 'A', texto: '<img src="/api/media/cd34" alt="b">' }],
  });
  expect(picturesOf(withPictures)).toEqual(['/api/media/ab12', '/api/media/cd34']);
});

it('finds the pictures of the comments that a key brings', () => {
  const gabarito = {
    ...KEY,
    comentario: '<img src="/api/media/ef56" alt="c">',
    comentarios_alternativas: [{ alternativa_id: 1, texto: '<img src="/api/media/ab78" alt="d">' }],
  };
  expect(picturesOf(question(1, { gabarito }))).toEqual(['/api/media/ef56', '/api/media/ab78']);
});
