import type { SalesCallInput } from './contract.ts';

const LONGEST = 120;

/** "Discovery Call with Marsh Heating"; the call type alone where nobody is named. */
export function title(input: SalesCallInput): string {
	const callType = input.callType === '' || input.callType === 'Other' ? 'Sales call' : input.callType;
	const partner = (input.prospectInfo.companyName || input.participantRoles.prospect).split('\n')[0]?.trim() ?? '';
	return (partner === '' ? callType : `${callType} with ${partner}`).slice(0, LONGEST);
}
