import { basename } from 'node:path';
import { isCombination, questionKind } from '@mapa/domain';
import { sql } from 'drizzle-orm';
import type { Queryable } from '@mapa/server-platform';
import type { BankEntry } from '@mapa/server-importer';
import { picturesIn, portableHtml } from '../question/html';
import { storedPictures } from '../question/pictures';

/** Questions held at a time. */
const BATCH = 200;

/** A question in its file. */
interface Place {
  id: number;
  identificador: string;
  nome: string;
}

/** A file of questions with its questions in order. */
export interface BankFile {
  entry: BankEntry<'arquivos'>;
  places: Place[];
}

interface PlaceRow extends Record<string, unknown> {
  source: number | null;
  path: string | null;
  exam: string | null;
  exam_id: number | null;
  question_id: number;
  id_number: string | null;
  name: string | null;
  number: number | null;
  variant: string | null;
}

/**
 * The files that the bank's questions were imported from, in order of import. Questions without a known file are
 * grouped by paper, or by similarity without one.
 */
export async function readFiles(tx: Queryable): Promise<BankFile[]> {
  const { rows } = await tx.execute<PlaceRow>(sql`
    select s.id as source, s.path, e.slug as exam, e.id as exam_id, sq.question_id, sq.id_number, sq.name, sq.number, sq.variant
      from import_sources s join import_source_questions sq on sq.source_id = s.id left join exams e on e.id = s.exam_id
    order by s.id, sq.position`);
  const { rows: unknown } = await tx.execute<PlaceRow>(sql`
    select null as source, null as path, e.slug as exam, e.id as exam_id, eq.question_id, null as id_number, null as name, eq.number, eq.variant
      from exam_questions eq join exams e on e.id = eq.exam_id
      where not exists (select from import_source_questions sq join import_sources s on s.id = sq.source_id
        where s.exam_id = eq.exam_id and sq.question_id = eq.question_id)
    union all
    select null, null, null, null, q.id, null, null, null, null from questions q
      where not exists (select from import_source_questions sq where sq.question_id = q.id)
        and not exists (select from exam_questions eq where eq.question_id = q.id)
    order by exam_id, question_id`);
  const loose = await looseFacts(tx);
  const files = new Map<string, BankFile>();
  for (const row of [...rows, ...unknown]) {
    const facts = row.exam === null ? loose.get(row.question_id) : undefined;
    const key = row.source === null ? JSON.stringify([row.exam, facts]) : String(row.source);
    const nome = row.source === null ? null : basename(row.path ?? row.exam ?? 'arquivo');
    const file = files.get(key) ?? {
      entry: { chave: `${files.size + 1}`, nome, prova: row.exam, ...(facts ?? NO_FACTS) },
      places: [],
    };
    // Questions that moved from a paper to a file without one still have the paper's facts, which do not apply to the
    // file.
    if (facts && !isSame(facts, file.entry)) Object.assign(file.entry, NO_FACTS);
    files.set(key, file);
    file.places.push({ id: row.question_id, identificador: row.id_number ?? '', nome: row.name ?? nameOf(row) });
  }
  return [...files.values()];
}

/** Name of a question without a known file: its number, in the importer's notation. */
const nameOf = ({ number, variant }: PlaceRow): string =>
  number === null ? '' : `Questão ${number}${variant === null ? '' : ` (${variant})`}`;

type Facts = Pick<BankEntry<'arquivos'>, 'banca' | 'instituicao' | 'cargo' | 'escolaridade' | 'area'>;
const NO_FACTS: Facts = { banca: null, instituicao: null, cargo: null, escolaridade: null, area: null };
const isSame = (one: Facts, other: Facts): boolean =>
  (Object.keys(NO_FACTS) as (keyof Facts)[]).every((fact) => one[fact] === other[fact]);

/** Options for questions without a paper, from what the bank knows of them. */
async function looseFacts(tx: Queryable): Promise<Map<number, Facts>> {
  const { rows } = await tx.execute<{ id: number } & Facts & Record<string, unknown>>(sql`
    select q.id, 'banca:' || b.slug as banca, 'orgao:' || o.slug as instituicao, q.position as cargo, q.education_level as escolaridade, q.area
    from questions q left join institutions b on b.id = q.board_id left join institutions o on o.id = q.institution_id
    where q.exam_id is null`);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

interface Stored extends Record<string, unknown> {
  id: number;
  kind: BankEntry<'questoes'>['tipo'];
  subject: string[];
  is_none: boolean;
  subject_suggested: boolean;
  year: number | null;
  difficulty: number | null;
  annulled: boolean;
  outdated: boolean;
  status_reason: string | null;
  /** Its own text, without shared ones. */
  statement: string;
  texts: { id: number; html: string }[];
  comment: string | null;
  alternatives: { letra: string; texto: string; correta: boolean; comentario: string | null }[];
}

/** The questions of the files, file by file. */
export async function* readQuestions(tx: Queryable, files: readonly BankFile[]): AsyncGenerator<BankEntry<'questoes'>> {
  for (const { entry, places } of files) {
    const keys = new Map<number, string>();
    for (let at = 0; at < places.length; at += BATCH) {
      const some = places.slice(at, at + BATCH);
      const stored = await readStored(
        tx,
        some.map(({ id }) => id),
      );
      for (const place of some) {
        const question = stored.get(place.id);
        if (question) yield await entryOf(tx, { file: entry.chave, place, question, keys });
      }
    }
  }
}

async function readStored(tx: Queryable, ids: number[]): Promise<Map<number, Stored>> {
  const { rows } = await tx.execute<Stored>(sql`
    select q.id, q.kind, q.subject_suggested, q.year, q.difficulty, q.annulled, q.outdated, q.status_reason, v.statement, v.comment,
      (select coalesce(json_agg(json_build_object('id', t.id, 'html', t.html) order by x.place), '[]') from question_version_texts x
        join shared_texts t on t.id = x.text_id where x.question_id = q.id and x.version = q.current_version) as texts,
      array(select s.name from unnest(q.subject_path) with ordinality as step (id, place) join subjects s on s.id = step.id order by place) as subject,
      exists (select from subjects s where s.id = q.subject_id and s.parent_id is null and s.slug = 'sem-assunto') as is_none,
      (select json_agg(json_build_object('letra', a.letter, 'texto', a.text, 'correta', a.correct, 'comentario', a.comment) order by a.position) from alternatives a
        where a.question_id = q.id and a.version = q.current_version) as alternatives
    from questions q join question_versions v on v.question_id = q.id and v.version = q.current_version
    where q.id = any (${sql.param(ids)}::int[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Makes texts of the bank portable, with their pictures. */
async function portable(tx: Queryable, texts: readonly string[]) {
  const pictures = storedPictures(tx);
  const names = await pictures.names([...new Set(texts.flatMap(picturesIn))]);
  const figuras = [];
  for (const [hash, nome] of names) {
    const bytes = await pictures.bytes(hash);
    if (bytes) figuras.push({ nome, base64: Buffer.from(bytes).toString('base64') });
  }
  const write = (html: string) =>
    portableHtml(html, (hash) => (names.has(hash) ? `@@PLUGINFILE@@/${names.get(hash)}` : undefined));
  return { write, figuras };
}

/**
 * A question's shared texts, each included with its first question in the file. @param keys of texts already included
 */
async function textsOf(tx: Queryable, texts: Stored['texts'], keys: Map<number, string>) {
  const told = [];
  for (const { id, html } of texts) {
    const known = keys.get(id);
    const chave = known ?? String(keys.size + 1);
    keys.set(id, chave);
    if (known !== undefined) told.push({ chave });
    else {
      const { write, figuras } = await portable(tx, [html]);
      told.push({ chave, texto: write(html), ...(figuras.length > 0 && { figuras }) });
    }
  }
  return told;
}

interface Written {
  file: string;
  place: Place;
  question: Stored;
  keys: Map<number, string>;
}

async function entryOf(tx: Queryable, { file, place, question, keys }: Written): Promise<BankEntry<'questoes'>> {
  const shown = question.alternatives.filter(({ letra }) => !isCombination(letra));
  const key = question.alternatives.find(({ correta }) => correta)?.letra;
  const right = key === undefined ? [] : questionKind(question.kind).partsOf(key);
  const texts = [
    question.statement,
    question.comment ?? '',
    ...question.alternatives.flatMap(({ texto, comentario }) => [texto, comentario ?? '']),
  ];
  const { write, figuras } = await portable(tx, texts);
  const shared = await textsOf(tx, question.texts, keys);
  return {
    arquivo: file,
    identificador: place.identificador,
    nome: place.nome,
    tipo: question.kind,
    assunto: question.is_none ? [] : question.subject,
    assunto_sugerido: question.subject_suggested,
    ano: question.year,
    dificuldade: question.difficulty,
    anulada: question.annulled,
    desatualizada: question.outdated,
    motivo_situacao: question.status_reason,
    ...(shared.length > 0 && { textos: shared }),
    enunciado: write(question.statement),
    alternativas: shown.map(({ letra, texto, comentario }) => ({
      texto: write(texto),
      correta: right.includes(letra),
      ...(comentario !== null && { comentario: write(comentario) }),
    })),
    comentario: question.comment === null ? null : write(question.comment),
    figuras,
  };
}
