import {
  CREDIT_RULES,
  EDUCATION_LEVELS,
  QUESTION_TYPE_VALUES,
  SPHERES,
  STATES,
  WEB_ADDRESS_MAX_LENGTH,
} from '@mapa/domain';
import { type Static, type TSchema, Type } from 'typebox';

/** The content of a bank file's first two lines; another version is another format. */
export const BANK_FORMAT = 'mapa-banco';
export const BANK_VERSION = 1;

const oneOf = <Value extends string>(values: readonly Value[], description?: string) =>
  Type.Unsafe<Value>({ type: 'string', enum: [...values], ...(description !== undefined && { description }) });
const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
const entry = <Properties extends Record<string, TSchema>>(properties: Properties, description: string) =>
  Type.Object(properties, { additionalProperties: false, description });

const line = Type.String({ minLength: 1, maxLength: 300 });
const key = (description: string) => Type.String({ minLength: 1, maxLength: 600, description });
const ownKey = key('Como o resto do arquivo a chama.');
const board = key('Chave de uma banca.');
const body = key('Chave de um órgão.');
const ofLooseFile = orNull(key('Das questões sem prova.'));
const html = (description: string) => Type.String({ description });
const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const year = Type.Integer({ minimum: 1900, maximum: 2100 });
const cents = Type.Integer({ minimum: 0 });
const level = oneOf(EDUCATION_LEVELS.map(({ value }) => value));
const state = oneOf(STATES.map(({ value }) => value));
const path = Type.Array(line, { maxItems: 6, description: 'Da matéria ao assunto mais fundo.' });

const institution = entry(
  {
    chave: ownKey,
    tipo: oneOf(['banca', 'orgao']),
    sigla: line,
    nome: line,
    outros_nomes: Type.Array(line, { description: 'Nomes que, por decisão de alguém, são os dela.' }),
  },
  'Uma banca ou um órgão.',
);

const subject = entry({ caminho: path, ativo: Type.Boolean() }, 'Um nó da árvore de matérias e assuntos.');

const paper = entry(
  {
    chave: ownKey,
    nome: line,
    ano: orNull(year),
    banca: orNull(board),
    instituicao: orNull(body),
    cargo: orNull(line),
    escolaridade: orNull(level),
    uf: orNull(state),
    area: orNull(line),
    penaliza_erro: orNull(Type.Boolean({ description: 'Se cada errada anula uma certa; null onde a prova não diz.' })),
    credito_parcial: Type.Optional(
      oneOf(
        CREDIT_RULES.map(({ value }) => value),
        'Por que regra parte das proposições corretas vale parte da nota; ausente onde só a soma inteira vale.',
      ),
    ),
    duracao_minutos: orNull(Type.Integer({ minimum: 1, maximum: 1440 })),
  },
  'Uma prova. Cada uma tem um mapa, das questões que são dela.',
);

const file = entry(
  {
    chave: key('Como as questões o chamam.'),
    nome: orNull(
      Type.String({ minLength: 1, maxLength: 300, description: 'null: questões que nenhum arquivo tem mais.' }),
    ),
    prova: orNull(key('Chave da prova; null de questões sem prova.')),
    banca: ofLooseFile,
    instituicao: ofLooseFile,
    cargo: orNull(line),
    escolaridade: orNull(level),
    area: orNull(line),
  },
  'Um arquivo de questões, como o importador o reencontra. As de um arquivo ficam juntas e na ordem dele.',
);

const pictures = (description: string) =>
  Type.Array(entry({ nome: line, base64: Type.String() }, 'PNG, JPEG, GIF, WebP ou AVIF.'), { description });

const sharedText = entry(
  {
    chave: key('Como as questões do mesmo arquivo o chamam.'),
    texto: Type.Optional(html('HTML; ausente onde uma questão anterior do arquivo já o traz.')),
    figuras: Type.Optional(pictures('As que ele mostra.')),
  },
  'Um texto que várias questões têm em comum.',
);

const question = entry(
  {
    arquivo: key('Chave do arquivo.'),
    identificador: Type.String({ maxLength: 200, description: 'O código da questão no arquivo, ou vazio.' }),
    nome: Type.String({ maxLength: 300, description: '“Questão 5 (inglês)”: o número e a língua são lidos dele.' }),
    tipo: oneOf(QUESTION_TYPE_VALUES),
    assunto: path,
    assunto_sugerido: Type.Boolean({ description: 'O assunto foi sugerido pelo classificador; ninguém o disse.' }),
    ano: orNull(year),
    dificuldade: orNull(Type.Integer({ minimum: 1, maximum: 5 })),
    anulada: Type.Boolean(),
    desatualizada: Type.Boolean(),
    motivo_situacao: orNull(Type.String({ maxLength: 300 })),
    textos: Type.Optional(
      Type.Array(sharedText, { description: 'Os que vêm antes do enunciado, na ordem; ausente onde não há.' }),
    ),
    enunciado: html('HTML; as figuras são @@PLUGINFILE@@/nome, as fórmulas \\( \\) e \\[ \\].'),
    alternativas: Type.Array(
      entry(
        {
          texto: html('HTML.'),
          correta: Type.Boolean(),
          comentario: Type.Optional(html('HTML. Por que está certa ou errada; ausente onde nada se diz.')),
        },
        'Certo e errado de questaovf, nesta ordem; as proposições 01, 02, 04, … de questaosomatorio, das quais várias podem ser corretas.',
      ),
      { minItems: 2, maxItems: 10 },
    ),
    comentario: orNull(html('HTML.')),
    figuras: pictures('As que os textos desta questão mostram.'),
  },
  'Uma questão, na sua versão de hoje.',
);

const parameter = orNull(Type.Number());
const booklet = entry(
  {
    programa: key('“enem”, ou o nome da única prova que o caderno descreve, em palavras simples e com o ano.'),
    ano: year,
    codigo: line,
    area: line,
    cor: orNull(line),
    adaptado: Type.Boolean(),
    digital: Type.Boolean(),
    demonstracao: Type.Boolean({ description: 'Os parâmetros foram inventados para uma demonstração.' }),
    k: parameter,
    d: parameter,
    itens: Type.Array(
      entry(
        {
          posicao: Type.Integer({ minimum: 0, maximum: 9999 }),
          lingua: oneOf(['', 'inglês', 'espanhol']),
          item: orNull(line),
          gabarito: orNull(Type.String({ pattern: '^[A-J]$' })),
          habilidade: orNull(Type.Integer()),
          abandonado: Type.Boolean(),
          motivo: orNull(line),
          a: parameter,
          b: parameter,
          c: parameter,
        },
        'Um item, com os parâmetros na escala de θ.',
      ),
    ),
  },
  'Um caderno: uma área de uma prova numa cor.',
);

const area = entry(
  {
    prova: key('Chave da prova.'),
    area: line,
    programa: key('Do caderno.'),
    ano: year,
    codigo: line,
    deslocamento: Type.Integer({ description: 'O que se soma à posição do caderno para chegar ao número da prova.' }),
  },
  'Que caderno é uma área de uma prova.',
);

const notice = entry(
  {
    chave: line,
    concurso: line,
    orgao: body,
    banca: orNull(board),
    ano: orNull(year),
    uf: orNull(state),
    esfera: orNull(oneOf(SPHERES.map(({ value }) => value))),
    escolaridades: Type.Array(level),
    cargos: Type.Array(line, { maxItems: 100 }),
    vagas: orNull(Type.Integer({ minimum: 0 })),
    cadastro_reserva: Type.Boolean(),
    salario_min_centavos: orNull(cents),
    salario_max_centavos: orNull(cents),
    taxa_centavos: orNull(cents),
    inscricoes_de: orNull(day),
    inscricoes_ate: orNull(day),
    data_prova: orNull(day),
    suspenso: Type.Boolean(),
    penaliza_erro: orNull(Type.Boolean()),
    link: orNull(
      Type.String({
        maxLength: WEB_ADDRESS_MAX_LENGTH,
        description: 'Um endereço http ou https, sem usuário nem senha.',
      }),
    ),
    observacao: orNull(line),
  },
  'O edital de um concurso.',
);

const map = entry(
  {
    prova: key('Chave da prova que ele é.'),
    ativo: Type.Boolean(),
    substituido_por: orNull(key('Chave da prova cujo mapa ficou no lugar dele.')),
  },
  'O que de um mapa não vem da sua prova.',
);

/** The sections of a bank's file with the schema of their entries, in the order in which they are written and read. */
export const BANK_SECTIONS = {
  instituicoes: institution,
  assuntos: subject,
  provas: paper,
  arquivos: file,
  questoes: question,
  cadernos: booklet,
  areas: area,
  concursos: notice,
  mapas: map,
} as const;

export type BankSection = keyof typeof BANK_SECTIONS;
export type BankEntry<Section extends BankSection> = Static<(typeof BANK_SECTIONS)[Section]>;

/** The sections in the order of the file. */
export const BANK_SECTION_NAMES = Object.keys(BANK_SECTIONS) as BankSection[];

/** The JSON Schema of a bank's file, as docs/banco.schema.json holds it. */
export const BANK_SCHEMA = Type.Object(
  {
    formato: Type.Literal(BANK_FORMAT),
    versao: Type.Literal(BANK_VERSION),
    exportado_em: Type.String({ format: 'date-time' }),
    ...Object.fromEntries(BANK_SECTION_NAMES.map((name) => [name, Type.Array(BANK_SECTIONS[name])])),
  },
  {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Banco de questões do Mapa',
    description: 'As seções ficam na ordem daqui; docs/export.md diz o que o arquivo não guarda.',
  },
);
