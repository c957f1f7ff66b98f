import { progress } from '../../launcher/core/progress.mjs';
import { advanceSequences, inBulk } from './bulk.mjs';
import { institutionRows, papers, subjectTree } from './catalogue.mjs';
import { CITATIONS } from './citations.mjs';
import { copyInto } from './copy.mjs';
import { alternativeId, paperQuestions } from './questions.mjs';
import { seeded, weighted, zipf } from './random.mjs';
import { students } from './students.mjs';
import { searchOf, vocabulary, wordSampler } from './words.mjs';

const vocabularySize = 60_000;
const questionsPerPaper = 125;
const batchSize = 10_000;
const tables = [
  ...['questions', 'question_versions', 'alternatives', 'exam_questions', 'question_maps', 'map_questions', 'exams'],
  ...['users', 'sessions', 'student_maps', 'answers', 'map_answers', 'student_questions'],
];
const columns = {
  questions:
    'id source_key content_hash current_version kind subject_id subject_path exam_id board_id institution_id year education_level position area difficulty alternative_count annulled outdated commented search search_words search_version',
  question_versions: 'question_id version statement comment content_hash',
  alternatives: 'id question_id version position letter text correct',
  exam_questions: 'exam_id question_id slot number variant',
  map_questions: 'map_id question_id subject_id slot number variant',
  exams: 'id name slug board_id institution_id year education_level position state area',
  question_maps: 'id name slug exam_id board_id institution_id year education_level position',
  subjects: 'id parent_id name slug path',
  institutions: 'id kind acronym name slug',
  users: 'id name email email_verified_at',
  sessions: 'student_id id expires_at',
  student_maps: 'student_id map_id',
  answers: 'student_id id question_id version alternative_id map_id correct counted answered_at',
  map_answers: 'student_id map_id question_id epoch answer_id alternative_id correct answered_at',
  student_questions: 'student_id question_id answer_id alternative_id correct attempts answered_at',
};

const array = (values) => `{${values.join(',')}}`;

/** Gathers rows by table and loads them together: one connection writes while the next batch is generated. */
class Loader {
  constructor(client) {
    this.client = client;
    this.rows = {};
    this.size = 0;
  }

  put(table, row) {
    (this.rows[table] ??= []).push(row);
    this.size += 1;
  }

  async flush() {
    const { rows } = this;
    this.rows = {};
    this.size = 0;
    for (const [table, list] of Object.entries(rows))
      await copyInto(this.client, table, columns[table].split(' '), list);
  }
}

function putQuestion(loader, paper, question) {
  const { id, subject, number, variant } = question;
  const facts = [paper.id, paper.boardId, paper.institutionId, paper.year, paper.level, paper.position, paper.area];
  loader.put('questions', [
    id,
    `bench::${id}`,
    `b${id}`,
    question.version,
    question.kind,
    subject.id,
    array(subject.path),
    ...facts,
    question.difficulty,
    question.options.length,
    question.annulled,
    question.outdated,
    question.commented,
    ...question.search,
  ]);
  for (let version = 1; version <= question.version; version += 1) {
    loader.put('question_versions', [
      id,
      version,
      question.statement,
      question.commented ? '<p>Comentário do professor.</p>' : null,
      `b${id}.${version}`,
    ]);
    for (const [place, option] of question.options.entries()) {
      loader.put('alternatives', [
        alternativeId(id, version, place),
        id,
        version,
        place,
        'ABCDE'[place],
        option,
        place === question.right,
      ]);
    }
  }
  loader.put('exam_questions', [paper.id, id, number, number, variant]);
  loader.put('map_questions', [paper.id, id, subject.id, number, number, variant]);
}

async function loadQuestions(loader, random, scale, sources) {
  const perPaper = Math.max(20, Math.min(questionsPerPaper, Math.ceil(scale.questoes / 40)));
  const count = Math.ceil(scale.questoes / perPaper);
  const ranges = [];
  const rightOf = new Uint8Array(scale.questoes);
  let next = 1;
  for (const paper of papers(random, sources.words.slice(0, 2_000), count)) {
    const size = Math.min(perPaper, scale.questoes - next + 1);
    ranges.push({ first: next, count: size });
    const { id, name, slug, boardId, institutionId, year, level, position, state, area } = paper;
    loader.put('exams', [id, name, slug, boardId, institutionId, year, level, position, state, area]);
    loader.put('question_maps', [id, `Mapa ${id}`, `mapa-${id}`, id, boardId, institutionId, year, level, position]);
    for (const question of paperQuestions(sources, paper, next, size)) {
      rightOf[question.id - 1] = question.right;
      putQuestion(loader, paper, question);
    }
    next += size;
    if (loader.size > batchSize * 8) {
      await loader.flush();
      progress(`${next - 1} of ${scale.questoes} questions`);
    }
  }
  await loader.flush();
  return { ranges, rightOf };
}

async function loadStudents(loader, random, scale, known) {
  const expiresAt = '2099-01-01T00:00:00Z';
  for (const student of students({
    random,
    count: scale.estudantes,
    answers: scale.respostas,
    questions: scale.questoes,
    ...known,
  })) {
    loader.put('users', [student.id, 'Ana Souza', student.email, '2026-01-01T00:00:00Z']);
    loader.put('sessions', [student.id, student.sessionId, expiresAt]);
    for (const map of student.maps) loader.put('student_maps', [student.id, map]);
    for (const answer of student.answers) {
      const { id, questionId, alternativeId: chosen, correct, at, map } = answer;
      loader.put('answers', [student.id, id, questionId, 1, chosen, map, correct, true, at]);
      if (map) loader.put('map_answers', [student.id, map, questionId, 1, id, chosen, correct, at]);
      loader.put('student_questions', [student.id, questionId, id, chosen, correct, 1, at]);
    }
    if (loader.size > batchSize * 8) await loader.flush();
  }
  await loader.flush();
}

/** Fills a migrated, empty database: the same scale and seed give the same rows. `client` must be a superuser's. */
export async function generate(client, scale) {
  const random = seeded(scale.semente);
  const words = vocabulary(random, vocabularySize);
  const cited = CITATIONS.flat();
  const search = await searchOf([...words, ...cited]);
  const { nodes, leaves } = subjectTree(random, words.slice(0, 2_000));
  const loader = new Loader(client);
  await inBulk(client, tables, async () => {
    for (const { id, parentId, name, slug, path } of nodes)
      loader.put('subjects', [id, parentId, name, slug, array(path)]);
    for (const { id, kind, acronym, name, slug } of institutionRows(random, words.slice(0, 2_000))) {
      loader.put('institutions', [id, kind, acronym, name, slug]);
    }
    await loader.flush();
    const drawCitation = weighted(zipf(CITATIONS.length));
    let place = words.length;
    const citations = CITATIONS.map((citation) => citation.map(() => place++));
    const sources = {
      random,
      words: [...words, ...cited],
      search,
      drawWord: wordSampler(words),
      drawCitation: () => citations[drawCitation(random)],
      leaves,
    };
    const known = await loadQuestions(loader, random, scale, sources);
    progress('students and answers');
    await loadStudents(loader, random, scale, known);
    progress('indexes');
  });
  await advanceSequences(client, ['subjects', 'institutions', 'exams', 'question_maps', 'questions', 'alternatives']);
  progress('vacuum and statistics');
  await client.query('vacuum (analyze)');
}
