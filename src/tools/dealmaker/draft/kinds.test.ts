import { describe, expect, it } from 'vitest';
import type { TroubleId } from '#reading/troubles.ts';
import { KIND_WORDS, type Kind, kindNamed } from './kinds.ts';

/** Each text in the place that a proposal gives it. */
function said({ lead, title, gain, benefit, measure, deliver, early, risk }: Kind): string {
	return `${lead}: “…”. ${title}, for ${gain}. ${benefit}. A starting count: ${measure}. ${deliver}. It shows soon ${early}. ${risk}`;
}

const SAID: readonly [TroubleId, string][] = [
	[
		'leads',
		'Enquiries go elsewhere: “…”. The lost enquiries alone, for fewer lost enquiries. Whoever asks hears from you while still deciding. A starting count: enquiries with the hour of the first answer, and what became of them. A list of all enquiries with arrival, first answer and outcome. It shows soon how long an enquiry waits for its first answer. A quick answer can be a wrong one, so what may be said without a person is agreed beforehand.',
	],
	[
		'silent',
		'Those you ask do not answer: “…”. The missing answers alone, for answers without chasing. Answers come without somebody ringing after them. A starting count: questions that got no answer, by hour of the day. A log of each question, with when it was asked and when it was answered. It shows soon how many answers come at the first try. People stop answering when they are asked too often, so how often is agreed with you.',
	],
	[
		'unanswered',
		'Calls and messages go unanswered: “…”. The unanswered calls alone, for fewer unanswered calls. Whoever calls reaches somebody or hears back the same day. A starting count: calls and messages that nobody answered, by hour of the day. A log of every call with what became of it. It shows soon how long a caller waits for the first answer. Answering more calls brings more work: who takes the extra bookings is agreed before the start.',
	],
	[
		'noshow',
		'People do not come: “…”. Those who stay away, before all else, for fewer who stay away. Fewer gaps by people who do not come. A starting count: who came, who cancelled and who stayed away, by weekday. A count of who came and who stayed away, before and after the start. It shows soon how many people confirm. Too many reminders annoy those who always come, so how many one person gets is agreed with you.',
	],
	[
		'customers',
		'Customers go elsewhere: “…”. The customers about to leave, before all else, for customers who stay. Those who would have left hear from you in time. A starting count: customers who left, with what they said. A list of those who were lost and why, as far as they told. It shows soon how many of those at risk are still there. People leave for more than one reason; each is asked, and the answer is noted as given.',
	],
	[
		'loss',
		'Business is lost: “…”. Stop the losses first, for fewer losses. Less is lost, and what is lost is known with its reason. A starting count: losses of each week, with the reason for every one. A record of each loss with its cause, kept from the first week on. It shows soon which causes of loss come up less often. Some losses have causes outside this work; they are counted apart, so that nobody is credited for luck.',
	],
	[
		'complaints',
		'Customers complain: “…”. The complaints first, for fewer complaints. Complaints get fewer, and each one has an answer. A starting count: complaints by their subject. A sheet of complaints with subject, answer and day. It shows soon how quickly a complaint is answered. Asking customers brings complaints to light that nobody voiced before; the first count is the base line.',
	],
	[
		'nuisance',
		'It disturbs: “…”. The disturbance alone, for fewer disturbances. The disturbance stops or gets rarer, and you can see which. A starting count: disturbances with day and hour. Setting up what stops them, with the steps in writing. It shows soon whether the disturbances of the first days get fewer. Blocking too much also keeps wanted contacts out, so what is blocked can be looked up and undone.',
	],
	[
		'late',
		'Trouble is seen late: “…”. Early warning first, for earlier warning. What goes wrong is seen while something can still be done about it. A starting count: cases that were noticed only when they could no longer be saved. A short list each week of the cases at risk, each with its reason. It shows soon how many cases were raised in time. A warning helps only if somebody acts on it, so one person is named who reads the list and when.',
	],
	[
		'waste',
		'Good work and goods go to waste: “…”. Less waste first, for less waste. Less is made for nothing, and what is thrown away is known with its reason. A starting count: pieces of work thrown away, with the reason. A waste sheet by day and cause. It shows soon which cause of waste shrinks. Cutting waste too far leaves somebody short, so the reserve is agreed.',
	],
	[
		'unused',
		'What is paid for stays unused: “…”. The empty places alone, for less idle capacity. Places and hours that are paid for anyway get used. A starting count: hours or places that stay empty, and what they would have brought. A weekly view of what stands empty and why. It shows soon how many gaps are filled at short notice. Filling gaps at any price can cost regular business, so the lower limit is set with you.',
	],
	[
		'blind',
		'It cannot be seen where things stand: “…”. A clear view first, for a clear view. Those concerned look up where things stand without asking anybody. A starting count: questions about where something stands. A page that shows where each case stands, open to those you name. It shows soon how often people still have to ask. A view is only as good as what is entered, so entries are made as part of the work and not afterwards.',
	],
	[
		'search',
		'What is known is scattered: “…”. One place for what is known, for one place for what is known. Everybody looks in the same place and finds the same answer. A starting count: questions that somebody had to ask a colleague to answer. One list of what is kept where, agreed with the people who use it. It shows soon how often people still fall back on the old place. Old lists live on when nobody closes them, so a day is set from which only the new one counts.',
	],
	[
		'handwork',
		'Time goes into work by hand: “…”. The manual work alone, for less work by hand. Hours now spent by hand come back to the people who spend them. A starting count: hours spent on it by hand, by person and day. The steps done by hand today, written down, with what replaces each. It shows soon how many hours are saved in the first weeks. Work that is automated too early repeats old mistakes faster, so each step is checked by hand before it runs alone.',
	],
	[
		'followup',
		'Things that should follow do not: “…”. The forgotten follow-ups alone, for nothing forgotten. What was promised to a customer is done or shown as open. A starting count: things that were promised and not done by the day named. A list of open promises with an owner and a day for each. It shows soon how many items are closed by their day. A list that nobody owns grows without end, so every entry carries one name.',
	],
	[
		'outage',
		'It stops working: “…”. The stoppages alone, for fewer stoppages. Work goes on where it stops today. A starting count: stoppages with their hour, length and cause. A record of each stoppage and what was done about it. It shows soon whether the usual hour of trouble passes quietly. A fault can have more than one cause, so the cause is confirmed before anything is replaced.',
	],
	[
		'wrong',
		'Things go wrong: “…”. The mistakes alone, for fewer mistakes. Mistakes are caught before they reach the customer. A starting count: mistakes found, by the step in which they arise. A check at the step where most mistakes arise. It shows soon how many mistakes are caught inside and how many outside. The count of mistakes rises at the start because they are looked for; that is expected and said beforehand.',
	],
	[
		'stuck',
		'Work gets stuck: “…”. The bottleneck alone, for work that moves. Work passes the place where it stops today. A starting count: cases that wait, and at which step. A view of what waits where, and for whom. It shows soon how old the oldest waiting case is. One cleared bottleneck shows the next, so the plan is looked at again after the start.',
	],
	[
		'slow',
		'It takes too long: “…”. The waiting alone, for shorter waiting. Customers and colleagues wait less. A starting count: days or minutes from request to result, step by step. A picture of where the waiting arises. It shows soon whether the longest step gets shorter. Speed at one step moves the queue to the next, so the whole way is timed.',
	],
	[
		'cost',
		'It costs more than it should: “…”. The running cost alone, for lower running cost. You see what each part costs and can decide on it. A starting count: monthly cost by part. A statement of what is paid today, part by part. It shows soon which part of the cost moves. A cost that is cut in one place can return in another, so the total is what counts.',
	],
	[
		'leaving',
		'People carry too much: “…”. Relief for the team first, for relief for the team. The team goes home on time more often. A starting count: hours worked beyond the plan, by person. A list of the tasks that move away from the people under most load. It shows soon what the team says after the first weeks. New ways of working are extra load at the start, so the busiest people come last.',
	],
	[
		'staff',
		'People are hard to find: “…”. What can be done with the people you have, for less need of new staff. The people who are there manage the busy hours. A starting count: hours for which nobody could be found. A plan of the busy hours with the people who are there. It shows soon which of the busy hours run without extra hands. Relief must not become a reason to leave posts empty for good; what stays with people is written down.',
	],
	[
		'knowhow',
		'Know-how is missing: “…”. Know-how first, for know-how for everyone. Newer people can look up what the experienced ones know. A starting count: questions that have to be taken to somebody else. The way your most experienced people do it, written down and agreed with them. It shows soon when somebody new works alone. Those who hold the knowledge need time set aside to pass it on.',
	],
	[
		'rejected',
		'Those who should use it do not: “…”. With those who will use it, for something people use. The people it is for want to keep it. A starting count: people who use it unasked after the start. A trial by those who would use it daily, with their verdict in writing. It shows soon who still uses it after the novelty is over. If those who use it turn it down, it goes no further; their verdict decides.',
	],
	[
		'hard',
		'It is hard today: “…”. The hardest part alone, for an easier way. What is hard today becomes routine. A starting count: attempts it takes until it is done. A written way to do it, tried out together. It shows soon how often it works the first time round. What is hard for one person may be easy for another, so it is tried by more than one.',
	],
	[
		'worse',
		'The trend points the wrong way: “…”. Turn the trend first, for a turn of the trend. The trend is watched from the start, so a change is seen. A starting count: the trend month by month, with the past months before it. A line of the past months with the start marked in it. It shows soon whether the next months go the same way. A trend can turn by itself, so it is set against the same months of the past.',
	],
	[
		'outgrown',
		'What is there no longer fits: “…”. Only what no longer fits, for something that fits. What you use fits what you need today. A starting count: things that the present arrangement does not do. A list of what has to fit, checked against the offer. It shows soon whether the points on the list hold in daily use. A change touches habits; what works today is kept unless there is a reason.',
	],
	[
		'trouble',
		'What troubles you: “…”. The trouble you named, alone, for the trouble you named. You can tell whether it got better, because it is counted before and after. A starting count: times it happens in an ordinary week. A note of each time it happens, from before the start on. It shows soon whether it happens less in the first weeks. The cause is looked for before a remedy is paid for.',
	],
];

describe('a kind of trouble', () => {
	it.each(SAID)('“%s” reads as a proposal writes it', (id, text) => expect(said(kindNamed(id))).toBe(text));

	it('is read for every kind', () => {
		expect(SAID.map(([id]) => id)).toEqual([...Object.keys(KIND_WORDS), 'trouble']);
	});

	it('falls under a wider one where a proposal does not tell them apart', () => {
		expect([kindNamed('repeat').id, kindNamed('thin').id]).toEqual(['wrong', 'search']);
	});
});
