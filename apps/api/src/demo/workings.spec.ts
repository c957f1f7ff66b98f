import { join } from 'node:path';
import { openQuestionFile, type RawQuestion } from '@mapa/server-importer';
import { assetFolder } from '@mapa/server-platform';
import { ened } from './workings/ened-2026';
import { enedMt } from './workings/ened-2026-mt';
import { huvf1 } from './workings/huvf-2026-enfermeiro-1';
import { huvf2 } from './workings/huvf-2026-enfermeiro-2';
import { ordem } from './workings/ordem-2026';
import { saoNazario } from './workings/sao-nazario-2025-tecnico-em-informatica';
import { segep } from './workings/segep-2026-especialista';
import { serpas1 } from './workings/serpas-2026-analista-de-tecnologia-1';
import { serpas2 } from './workings/serpas-2026-analista-de-tecnologia-2';
import { tjca } from './workings/tjca-2026-analista-judiciario';

/** Each paper whose answers can be computed, with the workings by question id. */
const PAPERS = {
  'ened-2026': { ...ened, ...enedMt },
  'huvf-2026-enfermeiro': { ...huvf1, ...huvf2 },
  'ordem-2026': ordem,
  'sao-nazario-2025-tecnico-em-informatica': saoNazario,
  'segep-2026-especialista': segep,
  'serpas-2026-analista-de-tecnologia': { ...serpas1, ...serpas2 },
  'tjca-2026-analista-judiciario': tjca,
};

const nobody = { onBytes: () => undefined, onWarning: () => undefined };

async function readPaper(name: string): Promise<Map<string, RawQuestion>> {
  const path = join(assetFolder('content', import.meta.dirname), 'provas', `${name}.xml`);
  const questions = new Map<string, RawQuestion>();
  for await (const question of openQuestionFile(path, nobody)) questions.set(question.idNumber, question);
  return questions;
}

/** The numbers in a text: 1.234,5 as in Portuguese, TeX's {,} and thin spaces too. */
const numbersIn = (text: string): number[] =>
  (
    text
      .replaceAll('{,}', ',')
      .replaceAll(/\\[,;]/g, '')
      .match(/[-−–]?\d{1,3}(?:\.\d{3})+(?:,\d+)?|[-−–]?\d+(?:,\d+)?/g) ?? []
  ).map((number) => Number(number.replaceAll('.', '').replace(',', '.').replace(/[−–]/, '-')));

const states = (text: string, answer: number | string): boolean =>
  typeof answer === 'string'
    ? text.includes(answer)
    : numbersIn(text).some((one) => Math.abs(one - answer) <= 1e-6 * Math.max(1, Math.abs(answer)));

describe.each(Object.entries(PAPERS))('the workings of %s', (name, workings) => {
  it('give the answer of the key, and of no other alternative', async () => {
    const questions = await readPaper(name);
    for (const [id, work] of Object.entries(workings)) {
      const question = questions.get(id);
      if (!question) throw new Error(`${name} lacks ${id}`);
      const answer = work();
      const right = question.answers.filter(({ fraction }) => fraction === 100).map(({ text }) => text.trim());
      const found =
        typeof answer === 'boolean'
          ? [String(answer)]
          : question.answers.filter(({ text }) => states(text, answer)).map(({ text }) => text.trim());
      expect({ id, answer, found }).toEqual({ id, answer, found: right });
    }
  });
});
