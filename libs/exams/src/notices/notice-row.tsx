import { NOTICE_STATES, counted, optionLabel, routePath, type NoticeState } from '@mapa/domain';
import { Badge, ItemTitle, Link, Meta, media, token, type BadgeTone } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { Exam } from '../papers/model';
import { markingText } from '../papers/texts';
import { NoticeLinks } from './notice-links';
import { deadlineOf, noticeFacts, noticeOrigin, stateOn, type Notice } from './notice-texts';
import { Positions } from './positions';

const TONES: Record<NoticeState, BadgeTone> = {
  aberto: 'success',
  previsto: 'info',
  encerrado: 'neutral',
  suspenso: 'warning',
};

export interface NoticeRowProps {
  exam: Exam;
  notice: Notice;
  /** AAAA-MM-DD, in Brasília; null until the browser has told it. */
  today: string | null;
}

/** A notice of the list: whether one can still register, what is at stake, and the ways to study for it. */
export function NoticeRow({ exam, notice, today }: NoticeRowProps) {
  const state = stateOn(notice, today);
  const marking = markingText(exam);
  const deadline = today === null ? null : deadlineOf(notice, today);
  return (
    <Row>
      <Standing>
        <Badge tone={TONES[state]}>{optionLabel(NOTICE_STATES, state)}</Badge>
        {deadline ? <Deadline $near={deadline.isNear}>{deadline.text}</Deadline> : null}
      </Standing>
      <ItemTitle>
        {exam.questoes > 0 ? (
          <Link look="quiet" to={routePath('exam', { id: exam.id })}>
            {exam.nome}
          </Link>
        ) : (
          exam.nome
        )}
      </ItemTitle>
      <Meta>{noticeOrigin(exam, notice)}</Meta>
      <Positions names={notice.cargos} label={counted(notice.cargos.length, 'cargo', 'cargos')} />
      <Facts>
        {noticeFacts(notice).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      {marking ? <Meta>{marking}</Meta> : null}
      {notice.observacao ? <Meta>{notice.observacao}</Meta> : null}
      <NoticeLinks exam={exam} notice={notice} />
    </Row>
  );
}

const Row = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x1};
  padding-block: ${token.space.x3};
  border-bottom: 1px solid ${token.color.rule};
  overflow-wrap: break-word;
`;

const Standing = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.half} ${token.space.x1h};
  min-height: ${token.space.x3};
`;

const Deadline = styled.strong<{ $near: boolean }>`
  color: ${({ $near }) => ($near ? token.color.danger : token.color.inkSoft)};
  font-size: ${token.size.small};
  font-weight: ${token.weight.strong};
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space.x1h} ${token.space.x2};
  padding-block: ${token.space.x1};
  font-size: ${token.size.small};
  font-variant-numeric: tabular-nums;
  /* A salary from … to … needs the line that it would else leave half empty. */
  & > div:last-child {
    grid-column: 1 / -1;
  }
  ${media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > div:last-child {
      grid-column: auto;
    }
  }
  ${media.wide} {
    grid-template-columns: 1.2fr 0.75fr 1.25fr 0.75fr 1.5fr;
  }
  & dt {
    color: ${token.color.inkFaint};
    font-size: ${token.size.tiny};
  }
  & dd {
    font-weight: ${token.weight.medium};
  }
`;
