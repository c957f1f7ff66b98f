import { deskSectionOf, deskSectionsOf, routePath, type DeskRoute } from '@mapa/domain';
import { Link, Page, PageTitle, tabLook, tabRowLook, token } from '@mapa/ui-kit';
import { useLayoutEffect, useRef, type ComponentType } from 'react';
import { styled } from 'styled-components';
import { Audit } from '../audit/audit';
import { PaperScreen } from '../paper/paper-screen';
import { Papers } from '../papers/papers';
import { People } from '../people/people';
import { Proposals } from '../proposals/proposals';
import { QuestionScreen } from '../question/question-screen';
import { Questions } from '../questions/questions';
import { Maps } from '../maps/maps';
import { OrderScreen } from '../maps/order-screen';
import { NoticeScreen } from '../notices/notice-screen';
import { Notices } from '../notices/notices';
import { Institutions } from '../institutions/institutions';
import { Subjects } from '../subjects/subjects';
import { Work } from '../work/work';

const SECTIONS: Readonly<Record<DeskRoute, ComponentType<{ viewer: string }>>> = {
  desk: Work,
  deskPapers: Papers,
  deskPaper: PaperScreen,
  deskQuestions: Questions,
  deskQuestion: QuestionScreen,
  deskProposals: Proposals,
  deskSubjects: Subjects,
  deskMaps: Maps,
  deskMap: OrderScreen,
  deskNotices: Notices,
  deskNotice: NoticeScreen,
  deskInstitutions: Institutions,
  deskPeople: People,
  deskAudit: Audit,
};

/** The staff's desk: links to its parts, and the current one. @param viewer the viewer's role */
export function Desk({ route, viewer }: { route: DeskRoute; viewer: string }) {
  const Section = SECTIONS[route];
  const parts = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (parts.current) centreCurrent(parts.current);
  }, [route]);
  return (
    <Screen>
      <PageTitle>Mesa</PageTitle>
      <Parts ref={parts} aria-label="Partes da mesa">
        {deskSectionsOf(viewer).map((section) => (
          <Part
            key={section.route}
            look="bare"
            to={routePath(section.route)}
            aria-current={section.route === deskSectionOf(route) ? 'page' : undefined}
          >
            {section.label}
          </Part>
        ))}
      </Parts>
      <Section viewer={viewer} />
    </Screen>
  );
}

/** Scrolls a row of links, which may be longer than a phone is wide, to the current one. */
function centreCurrent(row: HTMLElement): void {
  const current = row.querySelector('[aria-current]')?.getBoundingClientRect();
  const { left, width } = row.getBoundingClientRect();
  if (current) row.scrollLeft += current.left - left - (width - current.width) / 2;
}

const Screen = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x2};
  padding-block: ${token.space.x4} ${token.space.x8};
`;

const Parts = styled.nav`
  ${tabRowLook}
`;

const Part = styled(Link)`
  ${tabLook}
  flex: none;
  font-size: ${token.size.small};
`;
