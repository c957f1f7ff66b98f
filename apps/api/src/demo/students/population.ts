import { PLAN_LIMITS, type PlanId, randomNumbers } from '@mapa/domain';
import { daysOf } from './calendar';
import { chanceOf, pick, uuidOf } from './chance';
import type { StudyPlan } from './history';
import type { DemoPaper } from './papers';
import { namesOf } from './people';

/** Number of fictional students, and of all their answers including sittings. */
const STUDENTS = 220;
const ANSWERS = 61_500;

/**
 * Most students of one paper: fewer than the complete sittings required for a calibration, so that a paper without item
 * parameters gets none from fictional students (docs/decisions/081).
 */
const MOST_IN_A_PAPER = 150;
const SEED = 20_261_123;
/** A domain without addresses (RFC 2606). */
export const STUDENTS_DOMAIN = 'estudantes.invalid';

/** A fictional student: an account without sign-in. */
export interface DemoStudent {
  id: string;
  name: string;
  email: string;
  plan: PlanId;
}

/** The accounts, the same in every database. */
export const demoStudents = (): DemoStudent[] =>
  namesOf(STUDENTS, SEED).map((name, at) => {
    const id = uuidOf(`demo-student/${at}`);
    const plan = chanceOf(`${id}/plan`).uniform() < 0.55 ? 'plano_pago_primary' : 'plano_gratis';
    return { id, name, email: `${id}@${STUDENTS_DOMAIN}`, plan };
  });

const NOTEBOOKS = ['Para rever', 'Meus erros', 'Revisão da semana', 'Pontos fracos', 'Errei e quero acertar'];

/** Number of answers of each student: some study four times as much as others. */
function sharesOf(count: number, answers: number): number[] {
  const { normal } = randomNumbers(SEED + 1);
  const weights = Array.from({ length: count }, () => Math.exp(0.4 * normal()));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let [running, given] = [0, 0];
  return weights.map((weight) => {
    running += weight;
    const share = Math.round((answers * running) / whole) - given;
    given += share;
    return share;
  });
}

/** Chooses papers until they have enough numbers for a student's new answers; larger papers are chosen more often. */
function paperChoice(papers: readonly DemoPaper[]) {
  const taken = new Map<DemoPaper, number>();
  return (key: string, plan: PlanId, wanted: number): StudyPlan['maps'] => {
    const chance = chanceOf(`${key}/papers`);
    const chosen: DemoPaper[] = [];
    const numbers = () => chosen.reduce((sum, { steps }) => sum + steps.length, 0);
    const most = PLAN_LIMITS[plan].maps ?? papers.length;
    while (numbers() < wanted && chosen.length < most) {
      const free = papers.filter((one) => !chosen.includes(one) && (taken.get(one) ?? 0) < MOST_IN_A_PAPER);
      if (free.length === 0) break;
      const paper = pick(chance, free, ({ steps }) => steps.length ** 0.75);
      taken.set(paper, (taken.get(paper) ?? 0) + 1);
      chosen.push(paper);
    }
    return chosen.map((paper) => ({ paper, share: chance.uniform() < 0.55 ? 1 : 0.4 + 0.6 * chance.uniform() }));
  };
}

const areasOf = ({ sheet }: DemoPaper): string[] => [
  ...new Set(sheet.rows.map(({ area }) => area).filter((area) => area !== '')),
];

/** A sitting of one area of a paper with areas, on one of the later days; for every third student of the paper. */
function sittingOf(key: string, maps: StudyPlan['maps'], days: number): StudyPlan['sittings'] {
  const chance = chanceOf(`${key}/sitting`);
  const paper = maps.map((map) => map.paper).find((one) => areasOf(one).length > 0);
  if (!paper || days < 8 || chance.uniform() > 0.6) return [];
  return [{ paper, areas: [pick(chance, areasOf(paper))], on: Math.floor(days * (0.3 + 0.65 * chance.uniform())) }];
}

/** What the fictional students study. @param today AAAA-MM-DD: the day after the last answers */
export function planPopulation(papers: readonly DemoPaper[], today: string): StudyPlan[] {
  const choose = paperChoice(papers);
  const shares = sharesOf(STUDENTS, ANSWERS);
  return demoStudents().map(({ id, plan }, at): StudyPlan => {
    const key = `demo-student/${at}`;
    const chance = chanceOf(key);
    const answers = shares[at] ?? 0;
    const from = chance.uniform() < 0.6 ? 0 : 0.3 * chance.uniform();
    const days = daysOf(key, today, {
      diligence: 0.35 + 0.5 * chance.uniform(),
      answers,
      span: [from, chance.uniform() < 0.85 ? 1 : 0.6 + 0.3 * chance.uniform()],
      pause: chance.uniform() < 0.5 ? 4 + Math.floor(7 * chance.uniform()) : 0,
    });
    const maps = choose(key, plan, answers * 0.8);
    return {
      studentId: id,
      learner: {
        key,
        ability: 0.1 + 0.85 * chance.normal(),
        growth: 0.7 * chance.uniform(),
        pace: Math.exp(0.22 * chance.normal()),
        frankness: chance.uniform() < 0.3 ? 0.1 : 0.75,
      },
      days,
      maps,
      sittings: sittingOf(key, maps, days.length),
      language: chance.uniform() < 0.7 ? 'inglês' : 'espanhol',
      reviews: 0.2 + 0.3 * chance.uniform(),
      notebook: chance.uniform() < 0.4 ? pick(chance, NOTEBOOKS) : null,
      favorites: 0.06 * chance.uniform(),
    };
  });
}
