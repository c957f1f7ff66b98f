import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { XIcon } from '../icons';
import { media } from '../theme/media';
import { token } from '../theme/token';
import { chipLook } from './chip-look';

export interface ChipProps {
  /** The choice in plain words: announced after "Remover filtro". */
  name: string;
  onRemove: () => void;
  children?: ReactNode;
}

/** An active filter that can be removed. */
export function Chip({ name, onRemove, children }: ChipProps) {
  return (
    <Chosen>
      <span>{children ?? name}</span>
      <button type="button" aria-label={`Remover filtro ${name}`} onClick={onRemove}>
        <XIcon size={16} aria-hidden />
      </button>
    </Chosen>
  );
}

const Chosen = styled.span`
  ${chipLook}
  padding-right: ${token.space.half};
  border-color: ${token.color.rule};
  background: ${token.color.well};
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > button {
    display: grid;
    place-items: center;
    flex: none;
    width: 1.75rem;
    height: 1.75rem;
    border-radius: ${token.radius.pill};
    color: ${token.color.inkSoft};
    cursor: pointer;
  }
  ${media.hover} {
    & > button:hover {
      background: ${token.color.rule};
      color: ${token.color.ink};
    }
  }
`;
