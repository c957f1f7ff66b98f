import type { ResultOf } from '@mapa/api-contract';
import { readMatters } from '@mapa/server-catalogue';
import { readMergeCandidates } from '@mapa/server-classifier';
import { slugOf } from '@mapa/server-importer';
import { type Database, subjectAliases } from '@mapa/server-platform';
import type { SearchSources } from '@mapa/server-search';
import { asc, desc, isNull } from 'drizzle-orm';
import { Tree } from './tree';
import { subjectActs } from '../tables/subject-acts';

type Subjects = ResultOf<'GET /api/customer-area/desk/subject'>;

/** Number of latest changes that can be undone. */
const LATEST = 20;

/** The tree, its candidates for merging, and its latest changes. */
export async function listSubjects(sources: SearchSources & { db: Database }): Promise<Subjects> {
  const { db } = sources;
  const [matters, aliases, pairs, acts, tree] = await Promise.all([
    readMatters(sources, 'todos'),
    db.select().from(subjectAliases).orderBy(asc(subjectAliases.id)),
    readMergeCandidates(db),
    db.select().from(subjectActs).where(isNull(subjectActs.undoneAt)).orderBy(desc(subjectActs.id)).limit(LATEST),
    Tree.read(db),
  ]);
  const former = new Map<number, string[]>();
  for (const { subjectId, name } of aliases) former.set(subjectId, [...(former.get(subjectId) ?? []), name]);
  const formerOf = (id: number) => [...new Set(former.get(id) ?? [])];
  // The model has the names from its training.
  const matterOf = (name: string) => {
    const place = { parentId: null, slug: slugOf(name) };
    const id = tree.at(place)?.id ?? aliases.find((one) => one.parentId === null && one.slug === place.slug)?.subjectId;
    return matters.find((matter) => matter.id === id);
  };
  return {
    assuntos: matters.flatMap((matter) => [
      {
        id: matter.id,
        nome: matter.nome,
        pai_id: null,
        questoes: matter.questoes,
        nomes_anteriores: formerOf(matter.id),
      },
      ...matter.assuntos.map(({ id, nome, pai_id, questoes }) => ({
        id,
        nome,
        pai_id: pai_id ?? matter.id,
        questoes,
        nomes_anteriores: formerOf(id),
      })),
    ]),
    candidatos: pairs.flatMap(({ one, other, share }) => {
      const [um, outro] = [matterOf(one), matterOf(other)];
      if (!um || !outro || um.id === outro.id) return [];
      return {
        um: { id: um.id, nome: um.nome },
        outro: { id: outro.id, nome: outro.nome },
        percentual: Math.round(share * 100),
      };
    }),
    mudancas: acts.map(({ id, kind, at, before, after }) => ({
      id,
      ato: kind,
      em: at.toISOString(),
      antes: before,
      depois: after,
    })),
  };
}
