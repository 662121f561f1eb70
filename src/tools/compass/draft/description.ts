import { fill } from '#prose/fill.ts';
import { quoted } from '#prose/sentences.ts';
import type { Candidate } from './candidate.ts';
import { DESCRIPTION } from './sentences.ts';

/** What is sold, in the member's own words where there are any: the title names the job and the trade. */
export function describedAs({ job, trade, done, proof }: Candidate): string {
	if (proof.kind === 'named') return fill(done ? DESCRIPTION.named : DESCRIPTION.needed, { job, trade });
	const elsewhere = fill(DESCRIPTION.elsewhere, { trade });
	const label = proof.kind === 'told' ? DESCRIPTION.told : proof.isOfTrade ? DESCRIPTION.result : elsewhere;
	return `${label} ${quoted(proof.quote)}`;
}
