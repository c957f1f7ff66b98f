import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

/** As long as a year of ENEM: 120 numbers, the first five in two languages, 132 thousand characters and a dozen pictures. */
const LANGUAGES = ['inglês', 'espanhol'];
const IN_TWO_LANGUAGES = 5;
const NUMBERS = 120;
const STATEMENT_CHARS = [111, 417, 557, 630, 726, 795, 885, 957, 1069, 1207, 1940];
const CHOICE_CHARS = [6, 14, 24, 33, 41, 49, 57, 66, 84];
const WORDS =
  'a leitura do texto permite reconhecer que as relações entre sociedade e natureza foram transformadas pelo trabalho e pela técnica ao longo da história'.split(
    ' ',
  );

/** This many characters of prose, different for each seed. */
function prose(chars: number, seed: number): string {
  let text = '';
  for (let at = seed; text.length < chars; at += 1)
    text += `${text === '' ? '' : ' '}${WORDS[(at * 7 + seed) % WORDS.length]}`;
  return `${text.slice(0, chars).trim()}.`;
}

const picture = async (seed: number): Promise<string> => {
  const lines = Array.from(
    { length: 20 },
    (_, at) => `<path d="M40 ${60 + at * 40} H${300 + ((at * seed) % 9) * 40}" stroke="black" stroke-width="6"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="900"><rect width="700" height="900" fill="white"/>${lines.join('')}</svg>`;
  return (await sharp(Buffer.from(svg)).png().toBuffer()).toString('base64');
};

async function question(name: string, number: number, seed: number): Promise<string> {
  const hasPicture = number % 10 === 0;
  const chars = STATEMENT_CHARS[seed % STATEMENT_CHARS.length] ?? 0;
  const half = Math.floor(chars / 2);
  const shown = hasPicture ? '<p><img src="@@PLUGINFILE@@/figura.png" alt="Figura"></p>' : '';
  const statement = `${shown}<p>${prose(half, seed)}</p><p>${prose(half, seed + 3)}</p><p>Questão ${name}: pode-se concluir que</p>`;
  const file = hasPicture ? `<file name="figura.png" path="/" encoding="base64">${await picture(number)}</file>` : '';
  const choices = [0, 1, 2, 3, 4].map((at) => {
    const text = `${'ABCDE'[at]} ${prose(CHOICE_CHARS[(seed + at) % CHOICE_CHARS.length] ?? 0, seed + at)}`;
    return `<answer fraction="${at === 1 ? 100 : 0}" format="html"><text>${text}</text></answer>`;
  });
  return `<question type="multichoice"><name><text>Questão ${name}</text></name><questiontext format="html"><text><![CDATA[${statement}]]></text>${file}</questiontext>${choices.join('')}</question>`;
}

/** Writes it as a Moodle file; returns its path. */
export async function writeLongPaper(): Promise<string> {
  const questions: string[] = [];
  for (let number = 1; number <= NUMBERS; number += 1) {
    const names =
      number <= IN_TWO_LANGUAGES ? LANGUAGES.map((language) => `${number} (${language})`) : [String(number)];
    for (const name of names) questions.push(await question(name, number, questions.length));
  }
  const path = join(mkdtempSync(join(tmpdir(), 'mapa-long-paper-')), 'prova-longa.xml');
  writeFileSync(path, `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>${questions.join('\n')}</quiz>`);
  return path;
}
