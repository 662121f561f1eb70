import type { IdeatorInput } from './contract.ts';

/** One realistic plan for a call, for "Fill with an example". All people in it are made up. */
export const example: IdeatorInput = {
	niche: 'Intake of new inquiries for family-law firms',
	idealCustomer: 'Managing partners of firms with 3 to 12 lawyers and one receptionist',
	primaryGoal: 'Learn what becomes of an inquiry that comes in after five, and agree on a trial with one firm',
	assumedPainPoints: [
		'1. Calls after office hours go unanswered',
		'2. The receptionist asks different questions each time',
		'3. Nobody knows how many inquiries became clients',
		'4. Lawyers spend the first meeting on facts that a form could have asked',
	].join('\n'),
	initialServiceIdeas:
		'An assistant that takes inquiries at night; a short intake form in three languages; a weekly list of open inquiries',
	uncertainties:
		'Which software do they keep their cases in? May an assistant talk to somebody before a conflict check? Who decides about the phone?',
	contactFirstName: 'Miriam',
	minutes: '30',
	firstStep: 'We go through one week of your inquiries with you and mark those that nobody answered in time.',
	takenAs: '',
};
