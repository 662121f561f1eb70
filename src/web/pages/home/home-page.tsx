import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useRuns } from '#web/api/runs.ts';
import { appSettings } from '#web/settings.ts';
import { ContinueRuns } from './continue-runs.tsx';
import styles from './home-page.module.css';
import { JOURNEY, PRO_TIPS } from './journey.ts';
import { JourneyCard } from './journey-card.tsx';

/** The welcome page. It waits for the runs, so that nothing moves when they come. */
export function HomePage() {
	const { data: runs = [], isPending } = useRuns();
	const { supportEmail } = appSettings();
	if (isPending) return <Spinner page />;
	return (
		<div className={styles.page}>
			<div className={styles.welcome}>
				<PageHeader title={runs.length > 0 ? 'Welcome back' : 'Welcome to Growth Toolkit'} size="lg">
					Tools for people who sell services: find a niche, win the call, send the proposal.
				</PageHeader>
				<Notice tone="neutral">
					<strong>Growth Toolkit is in beta.</strong> Tell us what works and what does not:{' '}
					<TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>
				</Notice>
			</div>
			{runs.length > 0 ? <ContinueRuns runs={runs.slice(0, 3)} /> : null}
			<section aria-labelledby="journey">
				<SectionHeading title="The journey, in eight steps" id="journey">
					Start anywhere. Steps 1 to 4 and 8 are open; the other steps are being built, and their pages say so.
				</SectionHeading>
				<ol className={styles.cards}>
					{JOURNEY.map((step) => (
						<JourneyCard key={step.path} {...step} />
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
