import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useAuth } from '#web/auth/auth-provider.tsx';
import { appSettings } from '#web/settings.ts';
import { Continue } from './continue.tsx';
import styles from './home-page.module.css';
import { JOURNEY, PRO_TIPS } from './journey.ts';
import { JourneyCard } from './journey-card.tsx';
import { useProgress } from './progress.ts';

/** The welcome page. It waits for the runs, so that nothing moves when they arrive. */
export function HomePage() {
	const { user } = useAuth();
	const { isPending, runs, done, drafts } = useProgress(user?.id ?? '');
	const { supportEmail } = appSettings();
	if (isPending) return <Spinner page />;
	return (
		<div className={styles.page}>
			<div className={styles.welcome}>
				<PageHeader title={runs.length > 0 || drafts.size > 0 ? 'Welcome back' : 'Welcome to Growth Toolkit'} size="lg">
					Tools for people who sell services: find a niche, win the call, send the proposal.
				</PageHeader>
				<Notice tone="neutral">
					<strong>Growth Toolkit is in beta.</strong> Tell us what works and what does not:{' '}
					<TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>
				</Notice>
			</div>
			<Continue runs={runs} drafts={drafts} />
			<section aria-labelledby="journey">
				<SectionHeading title="The journey, in eight steps" id="journey">
					Start anywhere: no step needs the one before it.
				</SectionHeading>
				<ol className={styles.cards}>
					{JOURNEY.map((step) => (
						<JourneyCard
							key={step.path}
							{...step}
							doneAt={done.get(step.path.slice(1))}
							isBegun={drafts.has(step.path.slice(1))}
						/>
					))}
				</ol>
			</section>
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
