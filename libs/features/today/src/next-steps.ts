import {
  answeredOf,
  beginReviewAddress,
  counted,
  figure,
  minuteText,
  questionsOf,
  routePath,
  subjectAddress,
  subjectLinks,
  suggestionText,
  unsolvedAddress,
} from '@mapa/domain';
import type { PlannedDay, Today } from './model';
import { aboutText } from './texts';

/** An action that the student can take now. */
export interface Step {
  key: string;
  title: string;
  facts: string;
  /** Label of the button if this is the first step. */
  action: string;
  to: string;
}

const sitting = ({ simulado }: Today): Step[] =>
  simulado
    ? [
        {
          key: 'simulado',
          title: `Simulado em andamento: ${simulado.prova.nome}`,
          facts: `${simulado.pausado_em === null ? `termina em ${minuteText(simulado.termina_em)}` : 'em pausa'} · ${figure(simulado.marcadas)} de ${figure(simulado.numeros)} marcadas`,
          action: 'Continuar simulado',
          to: routePath('sitting', { id: simulado.id }),
        },
      ]
    : [];

const reviews = ({ revisoes, plano }: Today): Step[] =>
  revisoes > 0
    ? [
        {
          key: 'revisao',
          title: `Revisar ${questionsOf(revisoes)}`,
          facts: `O que está na hora de rever · ${aboutText(revisoes, plano)}`,
          action: 'Começar a revisão',
          to: beginReviewAddress(),
        },
      ]
    : [];

function continuation({ continuar }: Today): Step[] {
  if (!continuar) return [];
  const { mapa_id, caderno_id, nome, progresso } = continuar;
  const to =
    mapa_id === null ? routePath('notebook', { id: caderno_id ?? '' }) : routePath('mapQuestions', { id: mapa_id });
  const word = progresso.respondidas > 0 ? 'Continuar' : 'Começar';
  return [
    {
      key: 'continuar',
      title: `${word} ${nome}`,
      facts: answeredOf(progresso.respondidas, progresso.total),
      action: `${word} ${mapa_id === null ? 'o caderno' : 'o mapa'}`,
      to,
    },
  ];
}

const subject = ({ comece_por }: Today): Step[] =>
  comece_por.slice(0, 1).map((one) => ({
    key: 'assunto',
    title: `Próximo assunto: ${one.nome}`,
    facts: [suggestionText(one), ...subjectLinks(one).map(({ text }) => text)].join(' · '),
    action: one.nao_resolvidas === 0 ? `Rever ${one.nome}` : `Estudar ${one.nome}`,
    to: subjectAddress(one),
  }));

const firstMap = ({ comece_por_base }: Today): Step[] =>
  comece_por_base === 'banco'
    ? [
        {
          key: 'mapa',
          title: 'Escolher o mapa da sua prova',
          facts: 'Ele mostra o que mais cai, do mais cobrado ao menos cobrado, e guarda por onde você já passou.',
          action: 'Escolher um mapa',
          to: routePath('myMaps'),
        },
      ]
    : [];

/**
 * The next steps in order of priority: a running clock, reviews, which lose by waiting, started collections, and the
 * subject most worth studying.
 */
export const nextSteps = (today: Today): Step[] =>
  [sitting, reviews, continuation, firstMap, subject].flatMap((step) => step(today));

/** A part of today's plan: what it links to, and how much of that is for today. */
export interface Task {
  key: string;
  name: string;
  /** Beside the link and not in it, because the linked list usually holds more (docs/decisions/117). */
  share: string;
  to: string;
}

/** The tasks of today's plan. */
export function todaysTasks(today: Today, { revisoes, assuntos, continuar, outros_mapas = [] }: PlannedDay): Task[] {
  const [next] = continuation(today);
  const share = (questions: number) => `${questionsOf(questions)} hoje`;
  return [
    ...(revisoes > 0
      ? [
          {
            key: 'revisao',
            name: 'Revisão',
            share: `${counted(revisoes, 'revisão', 'revisões')} hoje`,
            to: routePath('review'),
          },
        ]
      : []),
    ...assuntos.map(({ id, nome, questoes }) => ({
      key: `assunto-${id}`,
      name: nome,
      share: share(questoes),
      to: unsolvedAddress(id),
    })),
    ...(continuar > 0 && next
      ? [{ key: 'continuar', name: today.continuar?.nome ?? '', share: share(continuar), to: next.to }]
      : []),
    ...outros_mapas.map(({ id, nome, questoes }) => ({
      key: `mapa-${id}`,
      name: nome,
      share: share(questoes),
      to: routePath('mapQuestions', { id }),
    })),
  ];
}
