import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from '../actions/link';
import { ArrowLeftIcon } from '../icons';
import { token } from '../theme/token';

interface WideHeadProps {
  /** The link back. */
  back: { to: string; label: string };
  title: string;
  /** The progress; a progress bar in it has its own line. */
  facts?: ReactNode;
  /** Content of the grid area "tools". */
  children: ReactNode;
  className?: string;
}

/**
 * The header of a study page in wide windows, where `SlimHead` has no bar. The caller lays out the grid areas back,
 * name, facts and tools.
 */
export function WideHead({ back, title, facts, children, className }: WideHeadProps) {
  return (
    <Head className={className}>
      <Back look="quiet" to={back.to}>
        <ArrowLeftIcon size={16} aria-hidden /> <span>{back.label}</span>
      </Back>
      <Name>{title}</Name>
      {facts ? <Facts>{facts}</Facts> : null}
      {children}
    </Head>
  );
}

const Head = styled.header`
  display: grid;
  align-items: center;
  gap: 0 ${token.space.x3};
  border-bottom: 1px solid ${token.color.rule};
`;

const Back = styled(Link)`
  grid-area: back;
  display: flex;
  align-items: center;
  gap: ${token.space.half};
  justify-self: start;
  max-width: 100%;
  min-height: 1.75rem;
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
  & > svg {
    flex: none;
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Name = styled.h1`
  grid-area: name;
  font-family: ${token.family.serif};
  font-size: ${token.size.title3};
  font-weight: ${token.weight.strong};
  line-height: ${token.leading.title};
  text-wrap: balance;
`;

const Facts = styled.div`
  grid-area: facts;
  align-self: end;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token.space.half} ${token.space.x2};
  margin-top: ${token.space.x1};
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
  font-variant-numeric: tabular-nums;
  & > [role='progressbar'] {
    flex: 1 0 100%;
  }
`;
