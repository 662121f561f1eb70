import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract, type GrowthPlanInput } from './contract.ts';

/** What the tests of this tool share: gold calls with their forms, answered as their sellers would. */

const CALLS = join(import.meta.dirname, '../../../test/calls');

/** A call of `test/calls`, e.g. "gold/given/23-architects-proposals.txt". */
export function callFile(name: string): string {
	return readFileSync(join(CALLS, name), 'utf8');
}

type Form = Partial<GrowthPlanInput>;
type Answers = GrowthPlanInput['answers'];

export function inputOf(callTranscript: string, form: Form = {}): GrowthPlanInput {
	return contract.input.parse({
		fullName: 'Dana Whitfield',
		companyName: 'Northbeam',
		clientCompanyName: 'Marlow Group',
		clientIndustry: 'Services',
		prospectsName: 'Alex Turner',
		prospectsJobTitle: 'Operations Manager',
		yourSkillset: 'Process maps',
		yourExperience: 'Eight years with small firms.',
		...form,
		callTranscript,
	});
}

interface Sample {
	call: string;
	form: Form;
	answers: Answers;
}

const SAMPLES: readonly Sample[] = [
	{
		call: '20-landscaping-website',
		form: {
			fullName: 'Kyle Brandenburg',
			companyName: 'Stonefront Sites',
			clientCompanyName: 'Sizemore Landscaping',
			prospectsName: 'Loretta Sizemore',
			yourSkillset: 'Websites for contractors, Google Business profiles, local search',
			yourExperience: 'Eight years of websites for hardscape firms',
			caseStudy1ClientName: 'A hardscape firm in Fresno',
			caseStudy1Challenge: 'Calls had nearly stopped and people were being laid off',
			caseStudy1Solution: 'New site, Google profile, two articles a month',
			caseStudy1Result: '30 calls a week',
			caseStudy1Timeframe: '5 months',
			caseStudy2ClientName: 'Blue Ridge Pools',
			caseStudy2Result: 'Twelve reviews in a month',
		},
		answers: {
			problem: 'Your phone went from 35 calls a week to eleven, and the number on Google Maps rings your fax.',
			goal: 'More install work, patios and retaining walls, before people look at their yards in February.',
			measure: 'Install jobs a year: six so far, 14 last year',
			cost: '8 install jobs fewer than last year × $18,000 = $144,000',
			phase1: 'The five steps to get the fax off Google\nA new site of five pages, with photos of your own jobs',
			phase1Dates: 'After Thanksgiving; the site is up before February',
			phase2: 'Patio searches on Google, which take four to six months',
			investment: '$6,800 for the site in three payments\n$900 a month for six months',
			nextSteps:
				"Kyle Brandenburg, Thursday: sends one page for Mr. Teague\nKyle, Wednesday the 19th at one o'clock: calls Loretta",
			caseReason: 'A hardscape firm in Fresno lived on install jobs, too.',
		},
	},
	{
		call: '23-architects-proposals',
		form: {
			fullName: 'Bex Dunlop',
			companyName: 'Dunlop Bids',
			clientCompanyName: 'Parata Laing Architects',
			prospectsName: 'Wiremu Parata',
		},
		answers: {
			problem: 'You two write 14 proposals a year, mostly at night, and win three.',
			goal: 'To pick up a bid on Monday and find it nearly done.',
			measure: 'Proposals won: 3 of 14 last year, one in three from now on',
			cost: '14 proposals × 60 hours = 840 hours a year',
			phase1: '- A library with every CV and some thirty project sheets\n- The bid for the marae health centre',
			phase1Dates: '20 January to 12 March',
			phase2: 'Further bids at $4,500 each, $5,500 for the Ministry of Education',
			investment: '$6,800 plus GST for both',
			nextSteps: 'Bex Dunlop, by Friday: sends the letter\nBoth, 20 January at ten: kick-off by Zoom',
			caseReason: 'A landscape firm in Ōamaru won two of its next four tenders with proposals I wrote.',
		},
	},
	{
		call: '38-coworking-access',
		form: {
			fullName: 'Annika Vogt',
			companyName: 'Vogt Locks',
			clientCompanyName: 'Marvila Cork',
			prospectsName: 'Caio Menezes',
		},
		answers: {
			problem: '130 people in the city still have a key to your building.',
			goal: 'The door opens for members who have paid, and stays shut for those who have not.',
			measure: 'A log for each of the 22 doors before 1 March',
			cost: '€4,000 a year more for the insurance from 1 March',
			phase1: 'The five main doors, wired, and the nine rooms that are used most',
			phase1Dates: '10 December to 20 February',
			phase2: 'The other eight doors in the autumn',
			investment: '€8,230, plus €6 a month for each door',
			nextSteps:
				'Caio Menezes, by Friday: sends photos of all doors\nThe trial in one door begins on 10 December at eleven',
			caseReason: 'Porto had nine doors in which nothing could be drilled.',
		},
	},
	{
		call: '66-tax-preparer-assistants',
		form: {
			fullName: 'Chidinma Okoro',
			companyName: 'Steady Desk',
			clientCompanyName: 'Pruitt Tax',
			prospectsName: 'Walt Pruitt',
		},
		answers: {
			problem: 'Half of 620 returns come in with something missing, which is eleven calls a day.',
			goal: 'You go home at six in March.',
			measure: '',
			cost: '14 clients gone × $280 = $3,920',
			phase1: 'We ring your clients under fifty on your own number and tick the list',
			phase1Dates: 'Two weeks in January',
			phase2: '',
			investment: '$9 an hour, 20 hours a week; nothing if it does not work',
			nextSteps: '',
			caseReason: '',
		},
	},
];

/** Gold calls with their forms, and with the panel answered or skipped. */
export function goldInputs(isAnswered: boolean): [string, GrowthPlanInput][] {
	return SAMPLES.map(({ call, form, answers }) => [
		call,
		inputOf(callFile(`gold/given/${call}.txt`), isAnswered ? { ...form, answers } : form),
	]);
}

export function goldInput(number: number, isAnswered = true): GrowthPlanInput {
	const found = goldInputs(isAnswered).find(([call]) => call.startsWith(`${number}-`));
	if (found === undefined) throw new Error(`no call ${number}`);
	return found[1];
}
