import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runImport } from '@mapa/server-importer';
import type { TestApp } from '../../testing/app';
import type { ModelQuestion } from './model/question';

const NAME = 'prova-x.xml';

/** The teacher's comment of a version. */
export const commentOf = (version: number): string =>
  version === 1 ? '<p>Comentário do professor.</p>' : `<p>Comentário ${version}</p>`;

const cdata = (text: string): string => `<text><![CDATA[${text}]]></text>`;

/** A question in Moodle's XML. */
function xmlOf({ id, number, variant, today, annulled }: ModelQuestion, category: readonly string[]): string {
  const answers = today.options.map(
    ({ text }) => `<answer fraction="${text === today.key ? 100 : 0}" format="html">${cdata(text)}</answer>`,
  );
  return `<question type="category"><category><text>top/${category.join('/')}</text></category></question>
<question type="multichoice"><name><text>Questão ${number}${variant === null ? '' : ` (${variant})`}</text></name><idnumber>q${id}</idnumber>
<questiontext format="html">${cdata(today.statement)}</questiontext><generalfeedback format="html">${cdata(commentOf(today.version))}</generalfeedback>
<single>true</single>${answers.join('')}<tags>${annulled ? '<tag><text>anulada</text></tag>' : ''}</tags></question>`;
}

/** The operator's file of the paper: changes of its questions in a history are made by importing it. */
export class PaperFile {
  private readonly api: TestApp;
  private readonly folder: string;
  /** Names from the matéria down to a subject, by its id. */
  private readonly subjects: ReadonlyMap<number, readonly string[]>;

  private constructor(api: TestApp, folder: string, subjects: ReadonlyMap<number, readonly string[]>) {
    this.api = api;
    this.folder = folder;
    this.subjects = subjects;
  }

  static async create(api: TestApp, subjects: ReadonlyMap<number, readonly string[]>): Promise<PaperFile> {
    return new PaperFile(api, await mkdtemp(join(tmpdir(), 'mapa-study-')), subjects);
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true });
  }

  /** Imports the file with these questions, in the model's state; returns the command's report. */
  async import(questions: readonly ModelQuestion[], ...flags: string[]): Promise<string> {
    const lines = questions.map((question) => xmlOf(question, this.subjects.get(question.subject) ?? []));
    await writeFile(join(this.folder, NAME), `<quiz>${lines.join('\n')}</quiz>`);
    let output = '';
    const stdout = { write: (text: string) => (output += text) };
    const argv = [NAME, '--prova', 'Prova X', '--ano', '2024', '--banca', 'BX', ...flags];
    const { pool, db } = this.api;
    const code = await runImport(argv, { pool, db, stdout, cwd: this.folder });
    expect([code, output]).toEqual([0, expect.stringContaining('recusadas: 0\n')]);
    return output;
  }
}
