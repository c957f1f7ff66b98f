import { ChevronDownIcon, token } from '@mapa/ui-kit';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

/** A foldable part of a form with a one-line summary. */
export function Fold({ title, summary, children }: { title: string; summary: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <strong>{title}</strong>
        <span>{summary}</span>
        <ChevronDownIcon size={20} aria-hidden />
      </summary>
      {isOpen ? <div>{children}</div> : null}
    </Details>
  );
}

const Details = styled.details`
  border-block: 1px solid ${token.color.rule};
  & + & {
    border-top: 0;
    margin-top: calc(-1 * ${token.space.x2});
  }
  & > summary {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: baseline;
    gap: ${token.space.x1};
    min-height: 2.75rem;
    padding-block: ${token.space.x1};
    cursor: pointer;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > span {
    overflow: hidden;
    color: ${token.color.inkSoft};
    font-size: ${token.size.small};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > summary > svg {
    align-self: center;
    color: ${token.color.inkSoft};
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space.x2};
    padding-block: ${token.space.half} ${token.space.x2};
  }
`;
