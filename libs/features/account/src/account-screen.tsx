import { useSession, useSessionActions } from '@mapa/auth';
import { ErrorState, Page, PageTitle, WhenIdle, token } from '@mapa/ui-kit';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { DeleteAccount } from './data/delete-account';
import { ExportData } from './data/export-data';
import { HiddenQuestions } from './hidden/hidden-questions';
import { PasswordSection } from './password/password-section';
import { Invoices } from './plan/invoices';
import { PlanSection } from './plan/plan-section';
import { ProfileSection } from './profile/profile-section';
import { ThemeSection } from './profile/theme-section';
import { Section } from './sections/section';
import { SectionsLayout } from './sections/sections-layout';
import { SectionIndex } from './sections/section-index';
import { useKnownUser } from './sections/known-user';

interface AccountScreenProps {
  /** The switch of the mail reminder; another feature provides it. */
  reminder: ReactNode;
  /** The list of downloads on this device; another feature provides it, and it works offline. */
  device: ReactNode;
}

/** All settings and data of the own account on one page, with an anchor for each part. */
export function AccountScreen({ reminder, device }: AccountScreenProps) {
  const user = useKnownUser();
  const { status, problem } = useSession();
  const { refreshProfile } = useSessionActions();
  const isNow = useLocation().hash !== '';
  return (
    <Page>
      <Title>Minha conta</Title>
      {!user && status === 'unknown' ? (
        <>
          <ErrorState onRetry={() => void refreshProfile()}>{problem}</ErrorState>
          <DeviceSection>{device}</DeviceSection>
        </>
      ) : (
        <SectionsLayout>
          <SectionIndex />
          <div>
            <ProfileSection user={user} />
            <PasswordSection user={user} />
            <ThemeSection user={user} />
            {[
              <Section key="lembrete" id="lembrete">
                {reminder}
              </Section>,
              <PlanSection key="plano" user={user} />,
              <Invoices key="pagamentos" />,
              <HiddenQuestions key="ocultas" />,
              <DeviceSection key="aparelho">{device}</DeviceSection>,
              <ExportData key="dados" />,
            ].map((part) => (
              <WhenIdle key={part.key} isNow={isNow}>
                {part}
              </WhenIdle>
            ))}
            <DeleteAccount user={user} />
          </div>
        </SectionsLayout>
      )}
    </Page>
  );
}

const DeviceSection = ({ children }: { children: ReactNode }) => (
  <Section id="aparelho" lead="O que você baixou para estudar sem conexão, só neste aparelho e só para você.">
    {children}
  </Section>
);

const Title = styled(PageTitle)`
  padding-block: ${token.space.x4} ${token.space.x3};
`;
