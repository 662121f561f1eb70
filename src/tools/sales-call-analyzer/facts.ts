import type { Partially } from '#tools/define.ts';
import type { SalesCallInput, SalesCallOutput } from './contract.ts';

/** Whom the call was with, and what kind of call it was. */
export function facts(input: SalesCallInput, output: Partially<SalesCallOutput>): string[] {
	const { prospectInfo, participantRoles } = input;
	const prospect = [participantRoles?.prospect, prospectInfo?.prospectRole].filter(Boolean).join(', ');
	const callType = output.callAnalysis?.callSummary?.callType ?? input.callType;
	// Measured, where the transcript has times.
	const [measured = ''] = /^[^,.]+(?=, measured)/.exec(output.callAnalysis?.callSummary?.duration ?? '') ?? [];
	return [prospectInfo?.companyName ?? '', prospect, callType ?? '', measured || (input.callDuration ?? '')].filter(
		(fact) => fact !== '',
	);
}
