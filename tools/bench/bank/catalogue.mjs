import { between, oneOf, weighted, zipf } from './random.mjs';

const matters = 60;
const boards = 150;
const bodies = 2_000;
const years = { first: 2002, last: 2026 };
const levels = ['fundamental', 'medio', 'superior'];
const states = 'ac al ap am ba ce df es go ma mt ms mg pa pb pr pe pi rj rn rs ro rr sc sp se to'.split(' ');
const trades = [
  'Analista',
  'Técnico',
  'Auditor',
  'Assistente',
  'Professor',
  'Agente',
  'Procurador',
  'Engenheiro',
  'Médico',
  'Enfermeiro',
  'Contador',
  'Guarda',
];
const fields = [
  'Administrativa',
  'Judiciária',
  'Fiscal',
  'Tecnologia da Informação',
  'Contabilidade',
  'Saúde',
  'Educação',
  'Segurança Pública',
  'Engenharia',
  'Direito',
  'Estatística',
  'Arquivologia',
  'Comunicação',
  'Meio Ambiente',
  'Controle Externo',
  'Planejamento',
  'Legislativa',
  'Diplomacia',
  'Bancária',
  'Militar',
];
const capital = (word) => word[0].toUpperCase() + word.slice(1);
const title = (random, words, low, high) =>
  Array.from({ length: between(random, low, high) }, () => capital(oneOf(random, words))).join(' ');

/** Matérias with their assuntos and, below some of those, a third level: `{ id, parentId, name, slug, path }`. */
export function subjectTree(random, words) {
  const nodes = [];
  const plant = (parent) => {
    const id = nodes.length + 1;
    const node = {
      id,
      parentId: parent?.id ?? null,
      name: `${title(random, words, 1, 3)} ${id}`,
      slug: `s${id}`,
      path: [...(parent?.path ?? []), id],
    };
    nodes.push(node);
    return node;
  };
  const leaves = Array.from({ length: matters }, () => {
    const matter = plant(null);
    const below = Array.from({ length: between(random, 10, 30) }, () => plant(matter));
    return below.flatMap((node) =>
      random() < 0.3 ? [node, ...Array.from({ length: between(random, 3, 6) }, () => plant(node))] : [node],
    );
  });
  return { nodes, leaves: leaves.map((list) => ({ list, draw: weighted(zipf(list.length)) })) };
}

/** Boards first, then bodies. */
export function institutionRows(random, words) {
  const kindOf = (index) => (index < boards ? 'banca' : 'orgao');
  return Array.from({ length: boards + bodies }, (_, index) => ({
    id: index + 1,
    kind: kindOf(index),
    acronym: `${oneOf(random, words).slice(0, 4).toUpperCase()}${index}`,
    name: `${title(random, words, 2, 4)} ${index}`,
    slug: `i${index}`,
  }));
}

/** Papers with the share of questions that each matéria has in them. */
export function* papers(random, words, count) {
  const boardOf = weighted(zipf(boards));
  const bodyOf = weighted(zipf(bodies, 0.8));
  const matterOf = weighted(zipf(matters));
  // Each year has slightly more papers than the one before.
  const yearOf = weighted(Array.from({ length: years.last - years.first + 1 }, (_, age) => 1 + age / 6));
  for (let id = 1; id <= count; id += 1) {
    const position = `${oneOf(random, trades)} ${oneOf(random, ['', 'de ', 'em '])}${oneOf(random, fields)}`;
    const year = years.first + yearOf(random);
    const institutionId = boards + 1 + bodyOf(random);
    yield {
      id,
      name: `Prova ${id} ${capital(oneOf(random, words))} ${position} ${year}`,
      slug: `prova-${id}`,
      boardId: 1 + boardOf(random),
      institutionId,
      year,
      level: oneOf(random, levels),
      position,
      state: oneOf(random, states),
      area: oneOf(random, fields),
      matters: Array.from({ length: between(random, 3, 9) }, () => matterOf(random)),
    };
  }
}
