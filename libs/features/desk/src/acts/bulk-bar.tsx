import { BULK_ACTS, counted, DESK_BULK_QUESTIONS, type BulkAct } from '@mapa/domain';
import { Button, Checkbox, Cluster, Menu, MenuItem, media, token, useMedia } from '@mapa/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { BulkDialog } from './bulk-dialog';
import type { Selection } from './use-selection';

interface BulkBarProps {
  selection: Selection;
  /** Ids of the questions on the page. */
  shown: readonly number[];
}

/** Selects all questions of the page, and offers acts on the selected ones. */
export function BulkBar({ selection, shown }: BulkBarProps) {
  const [act, setAct] = useState<BulkAct>();
  const { ids, has, set, clear } = selection;
  // Docked at the end of a phone's window, where the bar of the area gives way.
  const isDocked = useMedia(media.belowMedium) && ids.length > 0;
  const isFull = ids.length >= DESK_BULK_QUESTIONS;
  return (
    <Bar role="group" aria-label="Questões escolhidas" data-dock={isDocked || undefined}>
      <Checkbox checked={shown.every(has)} onChange={({ target }) => set(shown, target.checked)}>
        Escolher esta página
      </Checkbox>
      {ids.length > 0 ? (
        <Cluster>
          <Count role="status">
            {counted(ids.length, 'escolhida', 'escolhidas')}
            {isFull ? `, o máximo de uma vez` : ` de até ${DESK_BULK_QUESTIONS}`}
          </Count>
          <Menu trigger={<Button size="small">Mudar as escolhidas</Button>}>
            {BULK_ACTS.map(({ value, label }) => (
              <MenuItem key={value} onSelect={() => setAct(value)}>
                {label}
              </MenuItem>
            ))}
          </Menu>
          <Button variant="secondary" size="small" onClick={clear}>
            Não escolher nenhuma
          </Button>
        </Cluster>
      ) : null}
      {act ? <BulkDialog act={act} ids={ids} onDone={clear} onClose={() => setAct(undefined)} /> : null}
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  z-index: 1;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.x1} ${token.space.x2};
  min-height: ${token.target};
  padding-block: ${token.space.x1};
  background: ${token.color.paper};
  border-top: 1px solid ${token.color.rule};
  ${media.belowMedium} {
    &:not([data-dock]) {
      position: static;
    }
  }
`;

const Count = styled.span`
  font-size: ${token.size.small};
  font-variant-numeric: tabular-nums;
`;
