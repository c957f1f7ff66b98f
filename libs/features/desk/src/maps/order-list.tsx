import { counted } from '@mapa/domain';
import { ChevronDownIcon, ChevronRightIcon, ChevronUpIcon, IconButton, Meta, token } from '@mapa/ui-kit';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import type { OrderMatters, OrderRow } from './order-moves';

type Matter = OrderMatters[number];
type Move = (row: OrderRow, by: -1 | 1, name: string) => void;

/** Above this number of assuntos, matérias are closed initially. */
const OPEN_UP_TO = 40;

/** A map's matérias and their assuntos, each with buttons that move it. @param onMove undefined: read-only */
export function OrderList({ matters, onMove }: { matters: OrderMatters; onMove: Move | undefined }) {
  const startsOpen = matters.reduce((sum, { assuntos }) => sum + assuntos.length, 0) <= OPEN_UP_TO;
  const isFlat = matters.every(isAlone);
  return (
    <List aria-label="Ordem das matérias">
      {matters.map((matter, at) => (
        <MatterItem
          key={matter.id}
          matter={matter}
          place={at + 1}
          of={matters.length}
          startsOpen={startsOpen}
          isFlat={isFlat}
          onMove={onMove}
        />
      ))}
    </List>
  );
}

/** A matéria whose only assunto is itself has nothing to order below it. */
const isAlone = ({ id, assuntos }: Matter): boolean => assuntos.length === 1 && assuntos[0]?.id === id;

interface MatterItemProps {
  matter: Matter;
  place: number;
  of: number;
  startsOpen: boolean;
  /** No matéria of the map has assuntos to show. */
  isFlat: boolean;
  onMove: Move | undefined;
}

function MatterItem({ matter, place, of, startsOpen, isFlat, onMove }: MatterItemProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const { id, nome, assuntos } = matter;
  const questions = assuntos.reduce((sum, topic) => sum + topic.questoes, 0);
  return (
    <li>
      <Row data-matter data-flat={isFlat || undefined}>
        {isFlat ? null : isAlone(matter) ? (
          <span />
        ) : (
          <Opener
            type="button"
            aria-expanded={isOpen}
            aria-label={`Assuntos de ${nome}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            <ChevronRightIcon size={16} aria-hidden />
          </Opener>
        )}
        <RowName place={place} name={nome} meta={counted(questions, 'questão', 'questões')} />
        {onMove ? (
          <Movers name={nome} place={place} of={of} onMove={(by) => onMove({ matterId: id }, by, nome)} />
        ) : null}
      </Row>
      {isOpen && !isAlone(matter) ? (
        <List aria-label={`Ordem dos assuntos de ${nome}`}>
          {assuntos.map((topic, at) => (
            <li key={topic.id}>
              <Row data-flat>
                <RowName place={at + 1} name={topic.nome} meta={counted(topic.questoes, 'questão', 'questões')} />
                {onMove ? (
                  <Movers
                    name={topic.nome}
                    place={at + 1}
                    of={assuntos.length}
                    onMove={(by) => onMove({ matterId: id, topicId: topic.id }, by, topic.nome)}
                  />
                ) : null}
              </Row>
            </li>
          ))}
        </List>
      ) : null}
    </li>
  );
}

function RowName({ place, name, meta }: { place: number; name: string; meta: string }) {
  return (
    <Name>
      <span>
        <b>{place}.</b> {name}
      </span>
      <Meta>{meta}</Meta>
    </Name>
  );
}

interface MoversProps {
  name: string;
  place: number;
  of: number;
  onMove: (by: -1 | 1) => void;
}

const KEYS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** The two buttons of a row; Alt with an arrow key does the same on either. The focus stays on the row that moves. */
function Movers({ name, place, of, onMove }: MoversProps) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const pressed = useRef<-1 | 1>(undefined);
  useLayoutEffect(() => {
    if (pressed.current === undefined) return;
    const [wanted, other] = pressed.current === -1 ? [up, down] : [down, up];
    pressed.current = undefined;
    // A row that was moved in the document has lost the focus, and its button may have become disabled.
    (wanted.current?.disabled ? other : wanted).current?.focus();
  }, [place]);
  const handleMove = (by: -1 | 1) => {
    pressed.current = by;
    onMove(by);
  };
  const handleKey = (event: KeyboardEvent) => {
    const by = event.altKey ? KEYS[event.key] : undefined;
    if (by === undefined) return;
    event.preventDefault();
    if (place + by >= 1 && place + by <= of) handleMove(by);
  };
  return (
    <Buttons onKeyDown={handleKey}>
      <IconButton ref={up} label={`Subir ${name}`} disabled={place === 1} onClick={() => handleMove(-1)}>
        <ChevronUpIcon size={18} aria-hidden />
      </IconButton>
      <IconButton ref={down} label={`Descer ${name}`} disabled={place === of} onClick={() => handleMove(1)}>
        <ChevronDownIcon size={18} aria-hidden />
      </IconButton>
    </Buttons>
  );
}

const List = styled.ol`
  max-width: 44rem;
  list-style: none;
  & & {
    margin-left: calc(${token.target} / 2);
    padding-left: calc(${token.target} / 2);
    border-left: 1px solid ${token.color.rule};
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: ${token.target} minmax(0, 1fr) auto;
  align-items: center;
  padding-block: ${token.space.half};
  border-bottom: 1px solid ${token.color.rule};
  &[data-flat] {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  &[data-matter] > div > span:first-child {
    font-weight: ${token.weight.strong};
  }
`;

const Name = styled.div`
  display: grid;
  overflow-wrap: anywhere;
  & b {
    color: ${token.color.inkFaint};
    font-weight: inherit;
    font-variant-numeric: tabular-nums;
  }
`;

const Opener = styled.button`
  display: grid;
  place-items: center;
  min-height: ${token.target};
  color: ${token.color.inkSoft};
  &[aria-expanded='true'] > svg {
    transform: rotate(90deg);
  }
`;

const Buttons = styled.div`
  display: flex;
`;
