import { SANDBOX_NOTICE } from '@mapa/domain';
import { InfoIcon, media, token } from '@mapa/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Notice that the sandbox charges no money. */
export function SandboxNotice({ children }: { children?: ReactNode }) {
  return (
    <Notice role="note">
      <InfoIcon size={20} aria-hidden />
      <div>
        <strong>{SANDBOX_NOTICE}</strong>
        {children}
      </div>
    </Notice>
  );
}

const Notice = styled.div`
  display: flex;
  gap: ${token.space.x1h};
  padding: ${token.space.x1h} ${token.space.x2};
  border-left: 4px solid ${token.color.info};
  background: ${token.color.infoWash};
  line-height: ${token.leading.snug};
  & > svg {
    flex: none;
    margin-top: 0.1em;
    color: ${token.color.info};
  }
  & > div {
    display: grid;
    gap: ${token.space.half};
    min-width: 0;
  }
  ${media.print} {
    display: none;
  }
`;
