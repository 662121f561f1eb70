import { Button, Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { Link } from 'react-router';
import type { Niche } from '#content/niche.ts';
import { potentialRevenue } from '#content/niche-figures.ts';
import { capital } from '#language/capitals.ts';
import { TextLink } from '#ui/text-link.tsx';
import { fullMoney } from './figures.ts';
import styles from './top-niches-page.module.css';

interface NicheDetailsProps {
	/** Null while nothing is open. */
	niche: Niche | null;
	onClose: () => void;
}

/** Everything in the catalogue about one niche, with links to the tools. */
export function NicheDetails({ niche, onClose }: NicheDetailsProps) {
	// Mounted closed and then opened: only then does it return the focus when it closes.
	const mounted = useMounted();
	return (
		<Modal
			opened={mounted && niche !== null}
			onClose={onClose}
			size={720}
			title={niche?.name ?? ''}
			closeButtonProps={{ 'aria-label': 'Close' }}
			// The header element of a dialog would count as a second banner of the page.
			attributes={{ header: { role: 'presentation' } }}
		>
			{niche ? <Details niche={niche} /> : null}
		</Modal>
	);
}

function Details({ niche }: { niche: Niche }) {
	const { validationSteps: steps } = niche;
	return (
		<div className={styles.details}>
			<p>{niche.description}</p>
			<Revenue niche={niche} />
			<Part title="The market">
				<p>{niche.marketSnapshot}</p>
			</Part>
			<Part title="The problem">
				<p>{niche.coreProblem}</p>
				<p>Whom it meets: {niche.targetAudience}.</p>
			</Part>
			<Part title="Who serves it today">
				<p>{niche.existingPlayers.join(', ')}</p>
			</Part>
			<Part title="What software could do">
				<Lines of={niche.automationOpportunities} />
			</Part>
			<Part title="First steps, this week">
				<Lines of={[...steps.alone, steps.writing, steps.visit, steps.outreach, steps.code]} />
			</Part>
			<Part title="Against it">
				<p>{sentence(niche.warning)}</p>
			</Part>
			<div className={styles.uses}>
				<Button component={Link} variant="filled" to={`/ideator?${new URLSearchParams(forIdeator(niche))}`}>
					Use in Ideator
				</Button>
				<Button component={Link} to={`/compass?${new URLSearchParams(forCompass(niche))}`}>
					Use in Compass
				</Button>
			</div>
		</div>
	);
}

function Revenue({ niche }: { niche: Niche }) {
	const { clients, monthlyFee, basis, source } = niche.revenue;
	return (
		<Part title="Revenue potential">
			<p className={styles.sum}>
				{clients} clients × {fullMoney(monthlyFee)} a month × 12 = {fullMoney(potentialRevenue(niche))} a year
			</p>
			<p>{basis}</p>
			{source ? (
				<p>
					<TextLink href={source}>Source</TextLink>
				</p>
			) : null}
		</Part>
	);
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
	return (
		<section>
			<h3 className={styles.partTitle}>{title}</h3>
			{children}
		</section>
	);
}

function Lines({ of }: { of: readonly string[] }) {
	return (
		<ul className={styles.lines}>
			{of.map((line) => (
				<li key={line}>{line}</li>
			))}
		</ul>
	);
}

/** A clause as a sentence of its own. */
function sentence(clause: string): string {
	return `${capital(clause)}.`;
}

/** Fields of the Ideator's form; the problem is the catalogue's assumption, which is what the form asks for. */
function forIdeator(niche: Niche): Record<string, string> {
	return { niche: niche.name, idealCustomer: niche.targetAudience, assumedPainPoints: niche.coreProblem };
}

function forCompass(niche: Niche): Record<string, string> {
	return { anythingElse: `I am considering this niche: ${niche.name}.` };
}
