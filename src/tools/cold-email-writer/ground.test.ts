import { describe, expect, it } from 'vitest';
import type { ColdEmailOutput } from './contract.ts';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { ground } from './ground.ts';
import { EMAIL_TYPES } from './options.ts';
import { odd, trials } from './testing.ts';

function answered(change: (output: ColdEmailOutput) => void): ColdEmailOutput {
	const output = structuredClone(draft(example));
	change(output);
	return output;
}

describe('grounding', () => {
	it('ENGINE-2: lists figures and names that nobody entered', () => {
		const { output, grounding } = ground(
			answered(({ emailSequence }) => {
				emailSequence.followUp1.body += '\n\nWe saved Pinewold Kennels $12,400 last March.';
			}),
			example,
		);
		expect(grounding.unsupported.join(' ')).toContain('12,400');
		expect(grounding.unsupported.join(' ')).toContain('Pinewold');
		expect(output.emailSequence.followUp1.body).toContain('Pinewold Kennels');
	});

	it('ENGINE-2: takes out and counts a sentence that quotes what nobody entered', () => {
		const { output, grounding } = ground(
			answered(({ personalizationTips }) => {
				personalizationTips.push('Rosa said “we need this now” in a post.');
			}),
			example,
		);
		expect(grounding.quotesDropped).toBe(1);
		expect(output.personalizationTips.join('\n')).not.toContain('we need this now');
	});

	it('finds nothing to complain of in a draft of its own', () => {
		for (const input of [...trials.map(([, trial]) => trial), ...Object.values(odd)]) {
			for (const emailType of EMAIL_TYPES) {
				const given = { ...input, emailType };
				const own = draft(given);
				const grounded = ground(own, given);
				expect(grounded.output).toEqual(own);
				expect(grounded.grounding).toMatchObject({ quotesDropped: 0, unsupported: [] });
			}
		}
	});
});
