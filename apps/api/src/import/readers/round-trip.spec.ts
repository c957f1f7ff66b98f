import { toGift, toMoodleXml, type ExchangeQuestion } from '@mapa/domain';
import { collect } from '../testing/collect';
import { openQuestions } from '../open-questions';
import type { RawQuestion } from './raw-question';

const ORIGIN = 'https://mapa.example';
const awkward = 'a = b ~ c # d { e } : f \\ g &amp; h &lt;i&gt; "j" ]]> // $k$';

const choice: ExchangeQuestion = {
  codigo: 'Q7',
  tipo: 'questaomultiplaescolha',
  banca: { sigla: 'FGV' },
  instituicao: null,
  ano: 2024,
  cargo: 'Auditor',
  assunto: [{ nome: 'Direito' }, { nome: 'Dever/poder' }],
  dificuldade: 3,
  desatualizada: true,
  enunciado: `<p>${awkward}</p>\n<p>Sendo <span class="math-inline">\\frac{1}{2} \\neq x</span>:</p>`,
  alternativas: [
    { id: 1, letra: 'A', texto: `<p>${awkward}</p>` },
    { id: 2, letra: 'B', texto: '<p>x = {1, 2}</p>' },
  ],
  gabarito: { alternativa_id: 2, letra: 'B', comentario: `<p>${awkward}</p>` },
};
const truth: ExchangeQuestion = { ...choice, codigo: 'Q8', tipo: 'questaovf', dificuldade: null, desatualizada: false, alternativas: [], gabarito: { alternativa_id: 3, letra: 'E', comentario: null } };

async function* once(text: string) {
  yield Buffer.from(text);
}
const read = (text: string): Promise<RawQuestion[]> => collect(openQuestions(once(text)));

describe.each([
  ['Moodle XML', toMoodleXml],
  ['GIFT', toGift],
] as const)('a file in %s', (_format, write) => {
  it('is read back as it was written, whatever its texts hold', async () => {
    const [first, second, ...others] = await read(write([choice, truth], ORIGIN));
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      name: 'Q7',
      idNumber: 'Q7',
      kind: 'multichoice',
      categoryPath: ['$course$', 'top', 'Direito', 'Dever/poder'],
      statement: { format: 'html', text: `<p>${awkward}</p>\n<p>Sendo \\(\\frac{1}{2} \\neq x\\):</p>` },
      generalFeedback: { format: 'html', text: `<p>${awkward}</p>` },
      tags: ['ano:2024', 'dificuldade:3', 'desatualizada'],
      defect: null,
    });
    expect(first?.answers.map(({ text, fraction }) => [text, fraction])).toEqual([[`<p>${awkward}</p>`, 0], ['<p>x = {1, 2}</p>', 100]]);
    expect(second).toMatchObject({ name: 'Q8', kind: 'truefalse', defect: null });
    expect(second?.answers.map(({ text, fraction }) => [text, fraction])).toEqual([['true', 0], ['false', 100]]);
  });
});
