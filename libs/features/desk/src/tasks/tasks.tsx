import { baseApi, useAppDispatch, useDeskTasksQuery } from '@mapa/api-client';
import { counted, figure, optionLabel, TASK_KINDS, TASK_STATES, type TaskKind } from '@mapa/domain';
import { ItemTitle, Meta, ProgressBar, token } from '@mapa/ui-kit';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { DeskTask } from '../model';

/** Polling interval while a change is under way, in milliseconds. */
const WATCH_MS = 1_500;

const isUnderWay = ({ situacao }: DeskTask): boolean => situacao === 'espera' || situacao === 'andamento';

/** Changes of many questions that jobs carry out, with their progress; lists are loaded again when one ends. */
export function Tasks({ kinds }: { kinds: readonly TaskKind[] }) {
  const dispatch = useAppDispatch();
  const { currentData } = useDeskTasksQuery();
  const tasks = (currentData?.data ?? []).filter(({ tipo }) => kinds.includes(tipo));
  const open = tasks.filter(isUnderWay).length;
  useDeskTasksQuery(undefined, { pollingInterval: open > 0 ? WATCH_MS : 0 });
  const before = useRef(open);
  useEffect(() => {
    if (open < before.current)
      dispatch(baseApi.util.invalidateTags(['Subject', 'Institution', 'BankQuestion', 'Audit']));
    before.current = open;
  }, [open, dispatch]);
  if (tasks.length === 0) return null;
  return (
    <section aria-label="Mudanças em andamento">
      <ItemTitle as="h2">Em andamento</ItemTitle>
      <Rows>
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} />
        ))}
      </Rows>
    </section>
  );
}

function TaskRow({ task }: { task: DeskTask }) {
  const { tipo, antes, depois, situacao, feitas, total, problema } = task;
  const name = `${antes} → ${depois}`;
  return (
    <li>
      <p>{name}</p>
      {isUnderWay(task) ? (
        <ProgressBar
          label={`${optionLabel(TASK_KINDS, tipo)}: ${name}`}
          value={feitas}
          max={total}
          valueText={`${figure(feitas)} de ${counted(total, 'questão', 'questões')}`}
        />
      ) : null}
      <Meta role="status">
        {situacao === 'andamento'
          ? `${figure(feitas)} de ${counted(total, 'questão', 'questões')}. Pode fechar a página.`
          : optionLabel(TASK_STATES, situacao)}
        {problema ? `: ${problema}` : null}
      </Meta>
    </li>
  );
}

const Rows = styled.ul`
  display: grid;
  gap: ${token.space.x1h};
  padding-top: ${token.space.x1};
  list-style: none;
  & > li {
    display: grid;
    gap: ${token.space.half};
    overflow-wrap: anywhere;
  }
`;
