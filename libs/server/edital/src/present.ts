import type { ResultOf } from '@mapa/api-contract';
import { chunksOf } from '@mapa/domain';
import { institutions, type Queryable } from '@mapa/server-platform';
import { and, eq } from 'drizzle-orm';
import { boardOfEdital, type Valued, valueOf } from './own-map';
import { officeOf, type OwnDiscipline, programmeOf } from './programme';
import { choicesOf, type Edital, type ReadEdital, type StoredReading } from './stored';
import { editalChunks } from './tables/editais';

type Line = ResultOf<'GET /api/customer-area/edital'>['data'][number];
type Presented = ResultOf<'GET /api/customer-area/edital/{id}'>;
type Reading = NonNullable<Presented['leitura']>;

/** An edital in the student's list. */
export const presentLine = (edital: Edital): Line => ({
  id: edital.id,
  nome: edital.name,
  estado: edital.state,
  problema: edital.problem,
  mapa_id: edital.mapId,
  criado_em: edital.createdAt.toISOString(),
});

const rounded = (points: number): number => Math.round(points * 100) / 100;

function presentDiscipline(
  { indice, discipline, questoes, peso, lugar, duvida, fora, topicos }: OwnDiscipline,
  { questionsOf }: Valued,
  nameOf: ReadonlyMap<number, string>,
): Reading['disciplinas'][number] {
  return {
    indice,
    nome: discipline.nome,
    grupo: discipline.grupo,
    questoes: rounded(questoes),
    peso: rounded(peso),
    duvida: duvida || !discipline.escopo.isSure,
    fora,
    lugar: discipline.lugar,
    lugar_do_peso: lugar,
    topicos: discipline.topicos.map(({ numero, texto, nivel, pagina }, at) => ({
      indice: at,
      numero,
      texto,
      nivel,
      pagina,
      corrigido: topicos[at]?.corrigido ?? false,
      assuntos: (topicos[at]?.assuntos ?? []).flatMap((id) => {
        const nome = nameOf.get(id);
        return nome === undefined ? [] : [{ id, nome, questoes: questionsOf.get(id) ?? 0 }];
      }),
    })),
  };
}

async function readBoard(
  db: Queryable,
  edital: ReadEdital,
): Promise<{ id: number; sigla: string; nome: string } | null> {
  const id = boardOfEdital(edital);
  if (id === null) return null;
  const [row] = await db.select().from(institutions).where(eq(institutions.id, id));
  return row ? { id, sigla: row.acronym, nome: row.name } : null;
}

/** A reading as corrected, with the assuntos in the order of study. */
export async function presentReading(db: Queryable, edital: ReadEdital): Promise<Reading> {
  const reading = edital.reading as StoredReading;
  const choices = choicesOf(edital);
  const valued = await valueOf(db, edital);
  const treeById = new Map(valued.tree.map((subject) => [subject.id, subject]));
  const nameOf = new Map(valued.tree.map(({ id, name }) => [id, name]));
  const disciplinas = programmeOf(reading, choices).map((one) => presentDiscipline(one, valued, nameOf));
  const counted = disciplinas.filter(({ fora }) => !fora).flatMap(({ topicos }) => topicos);
  return {
    banca: await readBoard(db, edital),
    banca_lida: reading.banca && {
      nome: reading.banca.valor.nome,
      lugar: reading.banca.lugar,
      duvida: reading.banca.duvida,
    },
    orgao: reading.orgao && {
      nome: reading.orgao.valor.nome,
      lugar: reading.orgao.lugar,
      duvida: reading.orgao.duvida,
    },
    data_prova: choices.data_prova === undefined ? (reading.data_prova?.valor ?? null) : choices.data_prova,
    data_lida: reading.data_prova && {
      nome: reading.data_prova.valor,
      lugar: reading.data_prova.lugar,
      duvida: reading.data_prova.duvida,
    },
    vagas: reading.vagas && {
      nome: String(reading.vagas.valor),
      lugar: reading.vagas.lugar,
      duvida: reading.vagas.duvida,
    },
    cargos: reading.cargos.map(({ nome, escolaridade, lugar }, indice) => ({ indice, nome, escolaridade, lugar })),
    cargo: officeOf(reading, choices),
    sem_titulo: reading.sem_titulo,
    disciplinas,
    cobertura: {
      topicos: counted.length,
      reconhecidos: counted.filter(({ assuntos }) => assuntos.length > 0).length,
      com_questoes: counted.filter(({ assuntos }) => assuntos.some(({ questoes }) => questoes > 0)).length,
    },
    assuntos: valued.subjects.map(({ id, disciplina, pontos, minimo, maximo, questoes, outras_bancas }) => ({
      id,
      nome: nameOf.get(id) ?? '',
      materia: nameOf.get(treeById.get(id)?.path[0] ?? id) ?? '',
      disciplina,
      pontos: rounded(pontos),
      minimo: rounded(minimo),
      maximo: rounded(maximo),
      questoes,
      outras_bancas,
    })),
  };
}

/** An edital with its reading, as corrected. */
export async function presentEdital(db: Queryable, edital: Edital): Promise<Presented> {
  const arrived = await db.$count(
    editalChunks,
    and(eq(editalChunks.studentId, edital.studentId), eq(editalChunks.editalId, edital.id)),
  );
  return {
    ...presentLine(edital),
    revisao: edital.revision,
    pedacos: edital.size === null ? null : { recebidos: arrived, total: chunksOf(edital.size) },
    leitura: edital.state === 'lido' ? await presentReading(db, edital) : null,
  };
}
