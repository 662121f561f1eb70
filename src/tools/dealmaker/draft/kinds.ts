import { REMEDIES } from '#reading/cues/remedies.ts';
import type { TroubleId } from '#reading/troubles.ts';

/** What kind of trouble somebody tells of, and what a proposal has to say to it. No figure stands here. */
export interface Kind {
	id: TroubleId;
	/** Words of an offer that takes it up. */
	remedy: RegExp | undefined;
	/** Before the client's words, with a colon behind it. */
	lead: string;
	/** What gets better, inside a sentence. */
	gain: string;
	/** The option that takes up this trouble alone. */
	title: string;
	/** What the client notices. */
	benefit: string;
	/** What is counted, as a plural noun phrase. */
	measure: string;
	/** What is handed over against it. */
	deliver: string;
	/** What can be looked at before the end result is known. */
	early: string;
	/** What can go wrong when this is tackled. */
	risk: string;
}

type Row = readonly [TroubleId, string, string, string, string, string, string, string, string];

const ROWS: readonly Row[] = [
	[
		'late',
		'Trouble is seen late',
		'earlier warning',
		'Early warning first',
		'What goes wrong is seen while something can still be done about it',
		'cases that were noticed only when they could no longer be saved',
		'A short list each week of the cases at risk, each with its reason',
		'how many cases were raised in time',
		'A warning helps only if somebody acts on it, so one person is named who reads the list and when.',
	],
	[
		'leads',
		'Enquiries go elsewhere',
		'fewer lost enquiries',
		'The lost enquiries alone',
		'Whoever asks hears from you while still deciding',
		'enquiries with the hour of the first answer, and what became of them',
		'A list of all enquiries with arrival, first answer and outcome',
		'how long an enquiry waits for its first answer',
		'A quick answer can be a wrong one, so what may be said without a person is agreed beforehand.',
	],
	[
		'silent',
		'Those you ask do not answer',
		'answers without chasing',
		'The missing answers alone',
		'Answers come without somebody ringing after them',
		'questions that got no answer, by hour of the day',
		'A log of each question, with when it was asked and when it was answered',
		'how many answers come at the first try',
		'People stop answering when they are asked too often, so how often is agreed with you.',
	],
	[
		'unanswered',
		'Calls and messages go unanswered',
		'fewer unanswered calls',
		'The unanswered calls alone',
		'Whoever calls reaches somebody or hears back the same day',
		'calls and messages that nobody answered, by hour of the day',
		'A log of every call with what became of it',
		'how long a caller waits for the first answer',
		'Answering more calls brings more work: who takes the extra bookings is agreed before the start.',
	],
	[
		'noshow',
		'People do not come',
		'fewer who stay away',
		'Those who stay away, before all else',
		'Fewer gaps by people who do not come',
		'who came, who cancelled and who stayed away, by weekday',
		'A count of who came and who stayed away, before and after the start',
		'how many people confirm',
		'Too many reminders annoy those who always come, so how many one person gets is agreed with you.',
	],
	[
		'leaving',
		'People carry too much',
		'relief for the team',
		'Relief for the team first',
		'The team goes home on time more often',
		'hours worked beyond the plan, by person',
		'A list of the tasks that move away from the people under most load',
		'what the team says after the first weeks',
		'New ways of working are extra load at the start, so the busiest people come last.',
	],
	[
		'waste',
		'Good work and goods go to waste',
		'less waste',
		'Less waste first',
		'Less is made for nothing, and what is thrown away is known with its reason',
		'pieces of work thrown away, with the reason',
		'A waste sheet by day and cause',
		'which cause of waste shrinks',
		'Cutting waste too far leaves somebody short, so the reserve is agreed.',
	],
	[
		'customers',
		'Customers go elsewhere',
		'customers who stay',
		'The customers about to leave, before all else',
		'Those who would have left hear from you in time',
		'customers who left, with what they said',
		'A list of those who were lost and why, as far as they told',
		'how many of those at risk are still there',
		'People leave for more than one reason; each is asked, and the answer is noted as given.',
	],
	[
		'loss',
		'Business is lost',
		'fewer losses',
		'Stop the losses first',
		'Less is lost, and what is lost is known with its reason',
		'losses of each week, with the reason for every one',
		'A record of each loss with its cause, kept from the first week on',
		'which causes of loss come up less often',
		'Some losses have causes outside this work; they are counted apart, so that nobody is credited for luck.',
	],
	[
		'staff',
		'People are hard to find',
		'less need of new staff',
		'What can be done with the people you have',
		'The people who are there manage the busy hours',
		'hours for which nobody could be found',
		'A plan of the busy hours with the people who are there',
		'which of the busy hours run without extra hands',
		'Relief must not become a reason to leave posts empty for good; what stays with people is written down.',
	],
	[
		'unused',
		'What is paid for stays unused',
		'less idle capacity',
		'The empty places alone',
		'Places and hours that are paid for anyway get used',
		'hours or places that stay empty, and what they would have brought',
		'A weekly view of what stands empty and why',
		'how many gaps are filled at short notice',
		'Filling gaps at any price can cost regular business, so the lower limit is set with you.',
	],
	[
		'blind',
		'It cannot be seen where things stand',
		'a clear view',
		'A clear view first',
		'Those concerned look up where things stand without asking anybody',
		'questions about where something stands',
		'A page that shows where each case stands, open to those you name',
		'how often people still have to ask',
		'A view is only as good as what is entered, so entries are made as part of the work and not afterwards.',
	],
	[
		'search',
		'What is known is scattered',
		'one place for what is known',
		'One place for what is known',
		'Everybody looks in the same place and finds the same answer',
		'questions that somebody had to ask a colleague to answer',
		'One list of what is kept where, agreed with the people who use it',
		'how often people still fall back on the old place',
		'Old lists live on when nobody closes them, so a day is set from which only the new one counts.',
	],
	[
		'handwork',
		'Time goes into work by hand',
		'less work by hand',
		'The manual work alone',
		'Hours now spent by hand come back to the people who spend them',
		'hours spent on it by hand, by person and day',
		'The steps done by hand today, written down, with what replaces each',
		'how many hours are saved in the first weeks',
		'Work that is automated too early repeats old mistakes faster, so each step is checked by hand before it runs alone.',
	],
	[
		'followup',
		'Things that should follow do not',
		'nothing forgotten',
		'The forgotten follow-ups alone',
		'What was promised to a customer is done or shown as open',
		'things that were promised and not done by the day named',
		'A list of open promises with an owner and a day for each',
		'how many items are closed by their day',
		'A list that nobody owns grows without end, so every entry carries one name.',
	],
	[
		'outage',
		'It stops working',
		'fewer stoppages',
		'The stoppages alone',
		'Work goes on where it stops today',
		'stoppages with their hour, length and cause',
		'A record of each stoppage and what was done about it',
		'whether the usual hour of trouble passes quietly',
		'A fault can have more than one cause, so the cause is confirmed before anything is replaced.',
	],
	[
		'wrong',
		'Things go wrong',
		'fewer mistakes',
		'The mistakes alone',
		'Mistakes are caught before they reach the customer',
		'mistakes found, by the step in which they arise',
		'A check at the step where most mistakes arise',
		'how many mistakes are caught inside and how many outside',
		'The count of mistakes rises at the start because they are looked for; that is expected and said beforehand.',
	],
	[
		'stuck',
		'Work gets stuck',
		'work that moves',
		'The bottleneck alone',
		'Work passes the place where it stops today',
		'cases that wait, and at which step',
		'A view of what waits where, and for whom',
		'how old the oldest waiting case is',
		'One cleared bottleneck shows the next, so the plan is looked at again after the start.',
	],
	[
		'slow',
		'It takes too long',
		'shorter waiting',
		'The waiting alone',
		'Customers and colleagues wait less',
		'days or minutes from request to result, step by step',
		'A picture of where the waiting arises',
		'whether the longest step gets shorter',
		'Speed at one step moves the queue to the next, so the whole way is timed.',
	],
	[
		'complaints',
		'Customers complain',
		'fewer complaints',
		'The complaints first',
		'Complaints get fewer, and each one has an answer',
		'complaints by their subject',
		'A sheet of complaints with subject, answer and day',
		'how quickly a complaint is answered',
		'Asking customers brings complaints to light that nobody voiced before; the first count is the base line.',
	],
	[
		'rejected',
		'Those who should use it do not',
		'something people use',
		'With those who will use it',
		'The people it is for want to keep it',
		'people who use it unasked after the start',
		'A trial by those who would use it daily, with their verdict in writing',
		'who still uses it after the novelty is over',
		'If those who use it turn it down, it goes no further; their verdict decides.',
	],
	[
		'knowhow',
		'Know-how is missing',
		'know-how for everyone',
		'Know-how first',
		'Newer people can look up what the experienced ones know',
		'questions that have to be taken to somebody else',
		'The way your most experienced people do it, written down and agreed with them',
		'when somebody new works alone',
		'Those who hold the knowledge need time set aside to pass it on.',
	],
	[
		'cost',
		'It costs more than it should',
		'lower running cost',
		'The running cost alone',
		'You see what each part costs and can decide on it',
		'monthly cost by part',
		'A statement of what is paid today, part by part',
		'which part of the cost moves',
		'A cost that is cut in one place can return in another, so the total is what counts.',
	],
	[
		'worse',
		'The trend points the wrong way',
		'a turn of the trend',
		'Turn the trend first',
		'The trend is watched from the start, so a change is seen',
		'the trend month by month, with the past months before it',
		'A line of the past months with the start marked in it',
		'whether the next months go the same way',
		'A trend can turn by itself, so it is set against the same months of the past.',
	],
	[
		'outgrown',
		'What is there no longer fits',
		'something that fits',
		'Only what no longer fits',
		'What you use fits what you need today',
		'things that the present arrangement does not do',
		'A list of what has to fit, checked against the offer',
		'whether the points on the list hold in daily use',
		'A change touches habits; what works today is kept unless there is a reason.',
	],
	[
		'nuisance',
		'It disturbs',
		'fewer disturbances',
		'The disturbance alone',
		'The disturbance stops or gets rarer, and you can see which',
		'disturbances with day and hour',
		'Setting up what stops them, with the steps in writing',
		'whether the disturbances of the first days get fewer',
		'Blocking too much also keeps wanted contacts out, so what is blocked can be looked up and undone.',
	],
	[
		'hard',
		'It is hard today',
		'an easier way',
		'The hardest part alone',
		'What is hard today becomes routine',
		'attempts it takes until it is done',
		'A written way to do it, tried out together',
		'how often it works the first time round',
		'What is hard for one person may be easy for another, so it is tried by more than one.',
	],
];

const FALLBACK: Kind = {
	id: 'trouble',
	remedy: undefined,
	lead: 'What troubles you',
	gain: 'the trouble you named',
	title: 'The trouble you named, alone',
	benefit: 'You can tell whether it got better, because it is counted before and after',
	measure: 'times it happens in an ordinary week',
	deliver: 'A note of each time it happens, from before the start on',
	early: 'whether it happens less in the first weeks',
	risk: 'The cause is looked for before a remedy is paid for.',
};

const KINDS: readonly Kind[] = ROWS.map(([id, lead, gain, title, benefit, measure, deliver, early, risk]) => ({
	id,
	remedy: REMEDIES[id],
	lead,
	gain,
	title,
	benefit,
	measure,
	deliver,
	early,
	risk,
}));

/** Kinds that a proposal does not tell apart from a wider one. */
const WIDER: Readonly<Partial<Record<TroubleId, TroubleId>>> = { repeat: 'wrong', thin: 'search' };

/** What a proposal says to a kind of trouble. */
export function kindNamed(id: TroubleId): Kind {
	const wider = WIDER[id] ?? id;
	return KINDS.find((kind) => kind.id === wider) ?? FALLBACK;
}

/** What is counted, in short: "hours spent on it by hand". */
export function whatToCount({ measure }: Kind): string {
	return measure.split(',')[0] ?? measure;
}
