/** Fields of calls and the thing that each names; `id` depends on the path, and the first match applies. */
const BY_FIELD = {
  ...{ questao_id: 'question', alternativa_id: 'alternative', mapa_id: 'map', caderno_id: 'notebook' },
  ...{ comentario_id: 'comment', prova_id: 'exam', questoes: 'questions', marcas: 'marks', provedor: 'provider' },
  ...{ email: 'email', password: 'password', password_old: 'password', password_atual: 'password' },
};
const BY_PATH = [
  [
    /desk\/(map|subject|institution|person|notice|paper|question|proposal|subject-act)\/\{id\}/,
    (found) => `desk ${found[1]}`,
  ],
  [/\/institution\/\{id\}/, () => 'institution'],
  [/sitting\/\{id\}/, () => 'sitting'],
  [/sitting-recipe/, () => 'recipe'],
  [/\/edital\/\{id\}/, () => 'edital'],
  [/payment/, () => 'payment'],
  [/question-notebook/, () => 'notebook'],
  [/question-map/, () => 'map'],
  [/exam|tri\/performance|sitting-offer/, () => 'exam'],
  [/question\/filters/, () => 'subject'],
  [/question\/comment(-request)?\//, (found) => (found[1] ? 'question' : 'comment')],
  [/moderation\/report/, () => 'report'],
  [/question\//, () => 'question'],
];

const FIXED = {
  ...{ nome: 'Outro nome', password_new: 'Nova senha 1', password_confirmation: 'Nova senha 1' },
  ...{ cpf: '529.982.247-25', 'idempotency-key': '00000000-0000-4000-8000-000000000000', idioma: 'inglês' },
};

/** Optional fields that the calls need nevertheless. */
const WANTED = ['questoes', 'alternativa_id', 'prova_id'];

/** A value that a JSON schema permits: its first example, or one that is composed. */
function sampleOf(schema) {
  if (schema.examples) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sampleOf(schema.anyOf[0]);
  if (schema.properties)
    return Object.fromEntries((schema.required ?? []).map((name) => [name, sampleOf(schema.properties[name])]));
  return schema.type === 'array' ? [sampleOf(schema.items)] : null;
}

function valueOf(path, field, schema, things) {
  const [found, thing] =
    BY_PATH.map(([pattern, thingOf]) => [pattern.exec(path), thingOf]).find(([match]) => match) ?? [];
  const name = field === 'id' && found ? thing(found) : BY_FIELD[field];
  return things[name] ?? FIXED[field] ?? sampleOf(schema);
}

/**
 * Every call of an OpenAPI document: `{ name, requestOf }`. `requestOf(things)` gives the method, path, headers and body
 * of a request that its schema permits and that names these things.
 */
export function callsOf({ paths }) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      requestOf: (things) => {
        const of = (place) =>
          parameters
            .filter((field) => field.in === place && (field.required || WANTED.includes(field.name)))
            .map(({ name, schema }) => [name, valueOf(path, name, schema, things)]);
        const filled = of('path').reduce(
          (all, [name, value]) => all.replace(`{${name}}`, encodeURIComponent(value)),
          path,
        );
        const query = new URLSearchParams(
          of('query').flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
        );
        const { properties = {}, required = [] } = requestBody?.content['application/json'].schema ?? {};
        const body = Object.entries(properties)
          .filter(([name]) => required.includes(name) || WANTED.includes(name))
          .map(([name, schema]) => [name, valueOf(path, name, schema, things)]);
        return {
          method: method.toUpperCase(),
          path: query.size > 0 ? `${filled}?${query}` : filled,
          headers: Object.fromEntries(of('header')),
          ...(requestBody && { body: Object.fromEntries(body) }),
        };
      },
    })),
  );
}

/** What a response is like, without its values: the names and kinds of what it holds. */
export function shapeOf(value) {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[${shapeOf(value[0])}]`;
  if (value === null || typeof value !== 'object') return typeof value;
  const entries = Object.entries(value).map(([name, part]) => `${name}:${shapeOf(part)}`);
  return `{${entries.sort().join(',')}}`;
}
