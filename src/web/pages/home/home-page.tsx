import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useDesk } from '#web/api/desk.ts';
import { useAuth } from '#web/auth/auth-provider.tsx';
import { ProfileOffer } from '#web/business/profile-offer.tsx';
import { ExampleButton } from '#web/clients/example-button.tsx';
import { appSettings } from '#web/settings.ts';
import { AllTools } from './all-tools.tsx';
import { Continue } from './continue.tsx';
import { Desk } from './desk.tsx';
import styles from './home-page.module.css';
import { PRO_TIPS } from './journey.ts';
import { JourneySection } from './journey-section.tsx';
import { useProgress } from './progress.ts';

/** What waits for the member today, then the journey and the tools. Nothing moves, since it waits for all of it. */
export function HomePage() {
	const { user } = useAuth();
	const { isPending, runs, done, drafts } = useProgress(user?.id ?? '');
	const desk = useDesk();
	const { supportEmail } = appSettings();
	if (isPending || desk.isPending) return <Spinner page />;
	const isNew = runs.length === 0 && drafts.size === 0;
	return (
		<div className={styles.page}>
			<div className={styles.welcome}>
				<PageHeader title={isNew ? 'Welcome to Growth Toolkit' : 'Welcome back'} size="lg">
					Tools for people who sell services: find a niche, win the call, send the proposal.
				</PageHeader>
				<Notice tone="neutral">
					<strong>Growth Toolkit is in beta.</strong> Tell us what works and what does not:{' '}
					<TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>
				</Notice>
				<ProfileOffer />
			</div>
			{desk.error ? (
				<LoadFailure onAgain={desk.refetch}>
					What waits for you today could not be loaded: {desk.error.message}
				</LoadFailure>
			) : null}
			{desk.data ? <Desk desk={desk.data} /> : null}
			{isNew ? (
				<EmptyState title="Nothing of yours yet" order={3} action={<ExampleButton />}>
					See what comes of one sales call, its analysis and a proposal, before you bring a call of your own.
				</EmptyState>
			) : (
				<Continue runs={runs} drafts={drafts} named={desk.data?.drafts ?? []} />
			)}
			<JourneySection done={done} drafts={drafts} />
			<AllTools />
			<section aria-labelledby="tips">
				<SectionHeading title="Pro tips" id="tips" />
				<ul className={styles.tips}>
					{PRO_TIPS.map((tip) => (
						<li key={tip.title} className={styles.tip}>
							<h4 className={styles.tipTitle}>{tip.title}</h4>
							<p className={styles.tipText}>{tip.text}</p>
						</li>
					))}
				</ul>
			</section>
		</div>
	);
}
