import { DomUtils, parseDocument } from 'htmlparser2';
import katex from 'katex';
import { runnerImport } from 'vite';

const { areaName } = (await runnerImport('libs/domain/src/statistics/score-scales.ts')).module;
const { questionKind } = (await runnerImport('libs/domain/src/question-kinds/question-kinds.ts')).module;

const LANGUAGE = /\((inglês|espanhol)\)/;

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const unescaped = (text) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** HTML of the bank's file as HTML to print: formulas set, pictures inside. */
function printable(html, pictures) {
  return html
    .replaceAll(/\\\((.*?)\\\)/gs, (_, tex) => katex.renderToString(unescaped(tex), { output: 'html' }))
    .replaceAll(/\\\[(.*?)\\\]/gs, (_, tex) =>
      katex.renderToString(unescaped(tex), { output: 'html', displayMode: true }),
    )
    .replaceAll(/@@PLUGINFILE@@\/([^"]+)/g, (_, name) => {
      const base64 = pictures.get(decodeURIComponent(name));
      return `data:image/png;base64,${base64}`;
    });
}

const blocksOf = (html) =>
  parseDocument(html)
    .children.map((node) => DomUtils.getOuterHTML(node))
    .filter((block) => block.trim() !== '');
const textOf = (html) => DomUtils.textContent(parseDocument(html).children);

function readQuestion(entry) {
  const kind = questionKind(entry.tipo);
  const pictures = new Map(entry.figuras.map(({ nome, base64 }) => [nome, base64]));
  return {
    number: Number(/\d+/.exec(entry.nome)?.[0]),
    language: LANGUAGE.exec(entry.nome)?.[1] ?? null,
    subject: entry.assunto[0],
    kind,
    isItem: kind.fixedTexts !== null,
    blocks: blocksOf(entry.enunciado).map((block) => printable(block, pictures)),
    alternatives: entry.alternativas.map(({ texto }) => printable(texto, pictures)),
    key: entry.anulada
      ? null
      : kind.answerOf(entry.alternativas.flatMap(({ correta }, at) => (correta ? [kind.letterAt(at)] : []))),
    reason: entry.motivo_situacao,
  };
}

/** Whether a text or a picture is too long to be printed twice; a command of items always is. */
const isShareable = (question, block) => question.isItem || textOf(block).length >= 150 || /<img|<table/.test(block);

/** The number of common blocks of neighbours after index `from`; the last block of each is its own. */
function commonBlocks(one, other, from) {
  const most = Math.min(one.blocks.length, other.blocks.length) - 1;
  let count = from;
  while (count < most && one.blocks[count] === other.blocks[count]) count += 1;
  return one.blocks.slice(from, count).some((block) => isShareable(one, block)) ? count : from;
}

const several = (html) => html.replace(/julgue o item (a seguir|subsequente|seguinte)/i, 'julgue os itens a seguir');

/** Neighbours with their common blocks printed once, and recursively with those that only some of them share. */
function questionsHtml(questions, from = 0) {
  let html = '';
  for (let at = 0; at < questions.length;) {
    const [first] = questions.slice(at);
    let end = at + 1;
    while (end < questions.length && commonBlocks(first, questions[end], from) > from) end += 1;
    const run = questions.slice(at, end);
    if (run.length === 1) html += questionHtml(first, from);
    else {
      const to = Math.min(...run.slice(1).map((question) => commonBlocks(first, question, from)));
      html +=
        leadHtml(run) +
        first.blocks
          .slice(from, to)
          .map(first.isItem ? several : String)
          .join('') +
        questionsHtml(run, to);
    }
    at = end;
  }
  return html;
}

function leadHtml(run) {
  const [first] = run;
  if (first.isItem) return '';
  return `<p class="lead">Texto para as questões ${first.number} ${run.length > 2 ? 'a' : 'e'} ${run.at(-1).number}</p>`;
}

function questionHtml({ number, kind, isItem, blocks, alternatives }, shared) {
  const own = blocks.slice(shared).join('');
  if (isItem) return `<section class="item"><b>${number}</b><div>${own}</div></section>`;
  if (kind.isSingle) {
    const list = alternatives.map((html) => `<li>${html}</li>`).join('');
    return `<section><h3>Questão ${number}</h3>${own}<ol>${list}</ol></section>`;
  }
  const list = alternatives.map((html, at) => `<p>${kind.printedMark(kind.letterAt(at))} ${html}</p>`).join('');
  return `<section><h3>Questão ${number}</h3>${own}${list}<p>${kind.printedAnswer}: ________</p></section>`;
}

/** The paper's headings with their questions, in the paper's order. */
function partsOf(questions) {
  const parts = [];
  for (const question of questions) {
    const part = question.area ?? question.subject;
    const heading = question.language === null ? part : `${part}: opção ${question.language}`;
    if (parts.at(-1)?.heading === heading) parts.at(-1).questions.push(question);
    else parts.push({ heading, questions: [question] });
  }
  return parts;
}

/** An exam with two languages is printed one language after the other, as its numbers require. */
const inOrder = (questions) =>
  questions.toSorted((one, other) =>
    one.language !== null && other.language !== null && one.language !== other.language
      ? other.language.localeCompare(one.language)
      : one.number - other.number,
  );

const letterOf = ({ key }) => key ?? 'X';

/** Says which area a number of a paper belongs to; null in a paper of one. */
function areasOf(bank, paper) {
  const areas = bank.areas.filter(({ prova }) => prova === paper.chave);
  const names = new Map();
  for (const { area, programa, ano, codigo, deslocamento } of areas) {
    const booklet = bank.cadernos.find((one) => one.programa === programa && one.ano === ano && one.codigo === codigo);
    for (const { posicao } of booklet.itens) names.set(posicao + deslocamento, areaName(area));
  }
  return (number) => names.get(number) ?? null;
}

/**
 * The pages of a paper and of its key, as HTML.
 * @param bank what `npm run export -- --tudo` wrote
 * @param exam the name of a paper in it
 */
export function typeset(bank, exam, styles) {
  const paper = bank.provas.find(({ nome }) => nome === exam);
  if (!paper) throw new Error(`the bank has no paper ${exam}`);
  const files = new Set(bank.arquivos.filter(({ prova }) => prova === paper.chave).map(({ chave }) => chave));
  const areaAt = areasOf(bank, paper);
  const questions = inOrder(bank.questoes.filter(({ arquivo }) => files.has(arquivo)).map(readQuestion)).map(
    (question) => ({ ...question, area: areaAt(question.number) }),
  );
  const nameOf = (key) => bank.instituicoes.find(({ chave }) => chave === key)?.nome ?? '';
  const page = (title, body) =>
    `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>${escaped(title)}</title>${styles}</head><body>${body}</body></html>`;
  return {
    paper: page(exam, paperBody({ paper, questions, board: nameOf(paper.banca), body: nameOf(paper.instituicao) })),
    key: page(`${exam} – Gabarito definitivo`, keyBody(exam, questions)),
  };
}

/** The rules of a paper whose answers combine alternatives. */
function combinedRules(count, kinds) {
  const names = kinds.map(({ label }) => label.toLowerCase());
  const answers = kinds.map(({ printedRule }, at) => {
    const which = kinds.length === 1 ? 'cada uma' : `uma de ${names[at]}`;
    return `A resposta de ${which} é ${printedRule}.`;
  });
  return `Este caderno tem ${count} questões de ${names.join(' e ')}. ${answers.join(' ')}`;
}

function paperBody({ paper, questions, board, body }) {
  const isItems = questions.every(({ isItem }) => isItem);
  const count = Math.max(...questions.map(({ number }) => number));
  const counts = questions.map(({ alternatives }) => alternatives.length);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const kinds = [...new Set(questions.map(({ kind }) => kind))];
  const rules = isItems
    ? `Este caderno tem ${count} itens. Julgue cada um certo ou errado.`
    : kinds.every(({ isSingle }) => !isSingle)
      ? combinedRules(count, kinds)
      : `Este caderno tem ${count} questões, cada uma com ${least === most ? most : `até ${most}`} alternativas, das quais uma só é a certa.`;
  const lines = [
    board === body ? board : `${body}. Realização: ${board}.`,
    paper.cargo,
    rules,
    ...(paper.penaliza_erro ? ['Cada resposta errada anula uma resposta certa; em branco não ganha nem perde.'] : []),
    ...(paper.duracao_minutos ? [`Duração: ${durationText(paper.duracao_minutos)}.`] : []),
    ...(questions.some(({ language }) => language !== null)
      ? ['As questões de língua estrangeira têm duas opções, inglês e espanhol: responda às de uma só.']
      : []),
    'Órgão, banca e prova são fictícios; as questões são originais e foram escritas para demonstração.',
  ];
  const cover = `<div class="cover"><h1>${escaped(paper.nome)}</h1>${lines.map((line) => `<p>${escaped(line)}</p>`).join('')}</div>`;
  const parts = partsOf(questions).map(
    ({ heading, questions: own }) => `<h2>${escaped(heading)}</h2>${questionsHtml(own)}`,
  );
  return `${cover}<main>${parts.join('')}</main>`;
}

const durationText = (minutes) =>
  [Math.floor(minutes / 60) > 0 ? `${Math.floor(minutes / 60)} h` : '', minutes % 60 > 0 ? `${minutes % 60} min` : '']
    .filter(Boolean)
    .join(' ');

function keyBody(exam, questions) {
  const languages = [...new Set(questions.map(({ language }) => language))];
  const tables = languages.map((language) => {
    const own = questions.filter((question) => question.language === language);
    const rows = [];
    for (let at = 0; at < own.length; at += 10) {
      const row = own.slice(at, at + 10);
      rows.push(`<tr>${row.map(({ number }) => `<td>${number}</td>`).join('')}</tr>`);
      rows.push(`<tr>${row.map((question) => `<td><b>${letterOf(question)}</b></td>`).join('')}</tr>`);
    }
    return `${language === null ? '' : `<h2>Língua estrangeira: ${language}</h2>`}<table class="key">${rows.join('')}</table>`;
  });
  const annulled = questions
    .filter(({ key }) => key === null)
    .map(({ number, reason }) => `<li>Questão ${number}, anulada: ${escaped(reason ?? 'sem motivo publicado')}.</li>`);
  return `<h1>${escaped(exam)}</h1><h2>Gabarito definitivo</h2>${tables.join('')}${annulled.length > 0 ? `<ul>${annulled.join('')}</ul>` : ''}<p class="note">Prova fictícia, escrita para demonstração.</p>`;
}
