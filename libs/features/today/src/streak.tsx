import { calendarText, counted, longCalendarText, questionsOf, routePath } from '@mapa/domain';
import { Link, Meta, SectionTitle, token, useArrowKeys } from '@mapa/ui-kit';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { CalendarDay, Today } from './model';
import { streakText } from './texts';

type Look = 'reached' | 'begun' | 'rest' | 'empty' | 'ahead';

const WEEKDAYS = ['Seg', 'Ter', 'Qua', 'Qui', 'Sex', 'Sáb', 'Dom'];

function lookOf({ dia, respostas, meta }: CalendarDay, today: string): Look {
  if (dia > today) return 'ahead';
  if (respostas === 0) return meta === 0 ? 'rest' : 'empty';
  return respostas >= meta ? 'reached' : 'begun';
}

/** A day in words: "terça-feira, 24 de novembro: 31 de 24 questões, meta do dia alcançada". */
function dayText(day: CalendarDay, today: string): string {
  const { dia, respostas, meta } = day;
  const name = longCalendarText(dia);
  if (meta === 0)
    return respostas > 0 ? `${name}: ${questionsOf(respostas)}, num dia de descanso` : `${name}: descanso`;
  if (dia > today) return `${name}: meta de ${questionsOf(meta)}`;
  return `${name}: ${respostas} de ${questionsOf(meta)}${respostas >= meta ? ', meta do dia alcançada' : ''}`;
}

/** Consecutive days with answers, and the last weeks as a calendar with each day's goal, worded kindly. */
export function Streak({ today: { sequencia, calendario = [], hoje } }: { today: Today }) {
  const heading = useId();
  return (
    <Part aria-labelledby={heading}>
      <SectionTitle id={heading}>Dias seguidos</SectionTitle>
      <p>
        {sequencia.maior > 0 ? (
          <Link to={routePath('performance')}>{streakText(sequencia)}</Link>
        ) : (
          streakText(sequencia)
        )}
      </p>
      {calendario.length > 0 ? <Calendar days={calendario} today={hoje} /> : null}
      <Meta>Um dia de descanso no seu plano não interrompe a sequência.</Meta>
    </Part>
  );
}

function Calendar({ days, today }: { days: readonly CalendarDay[]; today: string }) {
  const list = useRef<HTMLOListElement>(null);
  useArrowKeys(list);
  const [pointed, setPointed] = useState<string | null>(null);
  const told = days.find(({ dia }) => dia === (pointed ?? today));
  const reached = days.filter((day) => lookOf(day, today) === 'reached' && day.meta > 0).length;
  return (
    <>
      <Weekdays aria-hidden>
        {WEEKDAYS.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </Weekdays>
      <Days
        ref={list}
        aria-label={`Calendário de ${calendarText(days[0]?.dia ?? today)} até hoje: meta do dia alcançada em ${counted(reached, 'dia', 'dias')}`}
        onPointerLeave={() => setPointed(null)}
      >
        {days.map((day) => (
          <li key={day.dia}>
            <Day
              type="button"
              aria-current={day.dia === today ? 'date' : undefined}
              aria-label={dayText(day, today)}
              data-look={lookOf(day, today)}
              onClick={() => setPointed(day.dia)}
              onFocus={() => setPointed(day.dia)}
              onBlur={() => setPointed(null)}
              onPointerEnter={() => setPointed(day.dia)}
            >
              {Number(day.dia.slice(8))}
            </Day>
          </li>
        ))}
      </Days>
      <Told aria-hidden>{told ? dayText(told, today) : null}</Told>
      <Legend>
        <li>
          <span data-look="reached" /> meta do dia
        </li>
        <li>
          <span data-look="begun" /> alguma resposta
        </li>
        <li>
          <span data-look="rest" /> descanso
        </li>
      </Legend>
    </>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token.space.x1};
`;

const Weekdays = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  max-width: 24rem;
  color: ${token.color.inkSoft};
  font-size: ${token.size.tiny};
  text-align: center;
`;

const Days = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 3px;
  max-width: 24rem;
`;

const Day = styled.button`
  display: grid;
  place-items: center;
  width: 100%;
  min-height: 2.25rem;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${token.radius.medium};
  color: ${token.color.inkSoft};
  font-size: ${token.size.tiny};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  &[data-look='reached'] {
    background: ${token.color.walked};
    color: ${token.color.onAccent};
    font-weight: ${token.weight.strong};
  }
  &[data-look='begun'] {
    background: ${token.color.accentWash};
    border-color: ${token.color.walked};
    color: ${token.color.ink};
  }
  &[data-look='empty'] {
    background: ${token.color.well};
  }
  &[data-look='rest'] {
    border: 1px dotted ${token.color.edge};
  }
  &[aria-current] {
    outline: 2px solid ${token.color.ink};
    outline-offset: 1px;
  }
  &:focus-visible {
    outline: 3px solid ${token.color.focus};
    outline-offset: 1px;
  }
`;

const Told = styled.p`
  min-height: 1.5em;
  font-size: ${token.size.small};
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.half} ${token.space.x2};
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
  & > li {
    display: inline-flex;
    align-items: center;
    gap: ${token.space.x1};
  }
  & > li > span {
    width: 1rem;
    height: 1rem;
    border: 1px solid ${token.color.walked};
    border-radius: ${token.radius.small};
    background: ${token.color.accentWash};
  }
  & > li > [data-look='reached'] {
    background: ${token.color.walked};
  }
  & > li > [data-look='rest'] {
    border: 1px dotted ${token.color.edge};
    background: none;
  }
`;
