/** The thing that moves through a trade's day: what the questions about the workflow are asked of. */

export interface WorkObject {
	/** Stems by which an input names it. */
	stems: readonly string[];
	one: string;
	many: string;
	/** After "the last": what was done with it. */
	last: string;
	/** From where to where its way goes. */
	begin: string;
	end: string;
	/** After "which … are". */
	open: string;
	/** Questions that only this thing lets one ask. */
	questions: readonly [string, string, string];
}

export const OBJECTS: readonly WorkObject[] = [
	{
		stems: ['quote', 'quotation', 'estimate', 'bid'],
		one: 'quote',
		many: 'quotes',
		last: 'quote you sent',
		begin: 'the first call',
		end: "the customer's answer",
		open: 'still waiting for an answer',
		questions: [
			'Who measures, who prices and who writes a quote up?',
			'What does a customer hear from you in the two weeks after a quote?',
			'Which quotes get a second look before they go out, and by whom?',
		],
	},
	{
		stems: ['proposal', 'tender', 'rfp', 'pitch'],
		one: 'proposal',
		many: 'proposals',
		last: 'proposal you handed in',
		begin: 'the briefing',
		end: 'the decision',
		open: 'out for a decision',
		questions: [
			'Which parts of a proposal do you write anew, and which come from an older one?',
			'How do you decide that a request is worth a proposal at all?',
			'What do you learn from the client after a proposal was turned down?',
		],
	},
	{
		stems: ['inquir', 'enquir', 'intake', 'contact form'],
		one: 'inquiry',
		many: 'inquiries',
		last: 'inquiry that came in',
		begin: 'the first ring or message',
		end: 'the moment it is accepted or turned away',
		open: 'not yet accepted or turned away',
		questions: [
			'Through which doors does an inquiry reach you: phone, form, mail, walk-in?',
			'What do you have to know before you can say yes to somebody new?',
			'How do you tell somebody that you cannot help, and who does it?',
		],
	},
	{
		stems: ['lead', 'prospect'],
		one: 'lead',
		many: 'leads',
		last: 'lead that became a customer',
		begin: 'the first sign of interest',
		end: 'the first real conversation',
		open: 'without a next step',
		questions: [
			'Where did the leads of last month come from, and how do you know?',
			'What makes you call one lead today and another next week?',
			'At which point do you stop writing to somebody, and who decides that?',
		],
	},
	{
		stems: ['appointment', 'no-show', 'noshow', 'recall', 'reschedul'],
		one: 'appointment',
		many: 'appointments',
		last: 'appointment that fell through',
		begin: 'the wish for a time',
		end: 'the person in the chair',
		open: 'not yet confirmed',
		questions: [
			'Who may move an appointment, and what has to be changed when it moves?',
			'What happens in the hour that a missed appointment leaves?',
			'How do people get back into the calendar once a visit is over?',
		],
	},
	{
		stems: ['booking', 'reservation', 'guest'],
		one: 'booking',
		many: 'bookings',
		last: 'booking that changed after it was made',
		begin: 'the question whether there is room',
		end: 'the last goodbye',
		open: 'only pencilled in',
		questions: [
			'Which questions do people ask between booking and arriving?',
			'Where do bookings from different channels come together?',
			'What do you do when two people want the same date?',
		],
	},
	{
		stems: ['order', 'purchase order', 'reorder'],
		one: 'order',
		many: 'orders',
		last: 'order that needed a correction',
		begin: "the customer's message",
		end: 'the goods on the truck',
		open: 'waiting for a part or an answer',
		questions: [
			'In which forms do orders arrive, and who turns them into one?',
			'How does somebody in the warehouse learn that an order has changed?',
			'What do customers ask you about an order that is under way?',
		],
	},
	{
		stems: ['invoice', 'billing', 'payment', 'receivable'],
		one: 'invoice',
		many: 'invoices',
		last: 'invoice that was paid late',
		begin: 'the work being done',
		end: 'the money in the account',
		open: 'unpaid past their date',
		questions: [
			'What has to be at hand before an invoice can be written?',
			'Who notices that an invoice is overdue, and what do they do first?',
			'How do questions about an invoice reach the one who can answer them?',
		],
	},
	{
		stems: ['ticket', 'support', 'helpdesk', 'help desk'],
		one: 'ticket',
		many: 'tickets',
		last: 'ticket that took longer than it should',
		begin: 'the first complaint',
		end: 'the moment the person says it works',
		open: 'waiting for somebody',
		questions: [
			'Which tickets come back in the same words every week?',
			'How does a ticket find the person who can solve it?',
			'Where do you write down how something was solved?',
		],
	},
	{
		stems: ['load', 'freight', 'shipment', 'dispatch'],
		one: 'load',
		many: 'loads',
		last: 'load that went wrong on the way',
		begin: 'the offer of the load',
		end: 'the signed delivery proof',
		open: 'delivered and not yet billed',
		questions: [
			'Which papers travel with a load, and who has to have them in the end?',
			'How does the office learn that a truck is late?',
			'Who talks to the driver, who talks to the customer, and what do they pass on?',
		],
	},
	{
		stems: ['delivery', 'deliveries', 'route'],
		one: 'delivery',
		many: 'deliveries',
		last: 'delivery that had to be made twice',
		begin: 'the plan in the morning',
		end: 'the signature at the door',
		open: 'not yet assigned',
		questions: [
			'Who plans the day, and what changes the plan before noon?',
			'What does a driver decide alone, and what needs a call to the office?',
			'How do you learn that nobody was at the door?',
		],
	},
	{
		stems: ['candidate', 'recruit', 'applicant', 'resume', 'hiring'],
		one: 'candidate',
		many: 'candidates',
		last: 'candidate you placed',
		begin: 'the first look at a profile',
		end: 'the first day at work',
		open: 'waiting to hear from you',
		questions: [
			'How many profiles did you read for the last job you filled, and how did you sort them?',
			'What does the hiring company tell you after an interview, and how fast?',
			'What happens to good people for whom there was no job at the time?',
		],
	},
	{
		stems: ['grant', 'donor', 'donation', 'fundrais'],
		one: 'grant application',
		many: 'grant applications',
		last: 'grant application you handed in',
		begin: 'the call you read about',
		end: 'the decision of the funder',
		open: 'due this quarter',
		questions: [
			'How do you learn of a grant in time?',
			'Which paragraphs do you write again for each funder?',
			'Who has to give you figures for an application, and when do they come?',
		],
	},
	{
		stems: ['application', 'admission', 'enrol', 'enroll', 'permit'],
		one: 'application',
		many: 'applications',
		last: 'application that came in incomplete',
		begin: 'the first question about the process',
		end: 'the letter with the decision',
		open: 'waiting for a document',
		questions: [
			'Which documents are missing most often, and who asks for them?',
			'Who may see an application, and how does it move from desk to desk?',
			'What do people ask while they wait for a decision?',
		],
	},
	{
		stems: ['claim', 'adjuster'],
		one: 'claim',
		many: 'claims',
		last: 'claim that was disputed',
		begin: 'the report of the damage',
		end: 'the settlement',
		open: 'waiting for evidence',
		questions: [
			'What must be in a claim before anybody decides on it?',
			'How do customers learn where their claim stands?',
			'Which claims go the short way, and who says so?',
		],
	},
	{
		stems: ['renewal', 'policy', 'policies'],
		one: 'renewal',
		many: 'renewals',
		last: 'renewal you lost',
		begin: 'the first notice that the term ends',
		end: 'the new term',
		open: 'due and not yet discussed',
		questions: [
			'How long before the end of a term does somebody look at it?',
			'What do you check anew at a renewal, and what do you leave as it is?',
			'When the price goes up, who tells the customer, and how?',
		],
	},
	{
		stems: ['maintenance', 'repair', 'work order', 'service call', 'technician'],
		one: 'repair',
		many: 'repairs',
		last: 'repair that needed a second visit',
		begin: 'the report that something is broken',
		end: 'the report that it works',
		open: 'reported and not yet planned',
		questions: [
			'What does the person who drives out know before arriving?',
			'How are urgent repairs told from those that can wait?',
			'Where can the next person read what was done the last time?',
		],
	},
	{
		stems: ['tenant', 'rental', 'lease', 'landlord', 'property'],
		one: 'tenant request',
		many: 'tenant requests',
		last: 'tenant request that made trouble',
		begin: 'the message of the tenant',
		end: 'the answer that it is done',
		open: 'without anybody at work on them',
		questions: [
			'On which ways do tenants reach you outside office hours?',
			'What may be ordered without the owner, and up to what?',
			'How does an owner hear about what was done in the building?',
		],
	},
	{
		stems: ['listing', 'viewing', 'showing', 'home buyer', 'homebuyer', 'realtor'],
		one: 'listing',
		many: 'listings',
		last: 'listing you sold',
		begin: 'the talk with the owner',
		end: 'the keys',
		open: 'without a viewing this week',
		questions: [
			'Who writes the text of a listing, and from what?',
			'What happens with the people who came to a viewing and did not buy?',
			'How do you keep an owner informed between two viewings?',
		],
	},
	{
		stems: ['review', 'reputation', 'rating'],
		one: 'review',
		many: 'reviews',
		last: 'review that surprised you',
		begin: "the customer's visit",
		end: 'your answer under it',
		open: 'without an answer',
		questions: [
			'Who reads new reviews, and on which days?',
			'How does a complaint in a review reach the person it is about?',
			'When do customers hear from you that a review would help?',
		],
	},
	{
		stems: ['return', 'refund', 'exchange'],
		one: 'return',
		many: 'returns',
		last: 'return that annoyed a customer',
		begin: "the customer's message",
		end: 'the money back or the new parcel',
		open: 'on the way back to you',
		questions: [
			'What reasons do customers give for a return, and where do you keep them?',
			'Who decides that something goes back on the shelf?',
			'What does a customer see between sending something back and being paid?',
		],
	},
	{
		stems: ['member', 'subscription', 'subscriber', 'churn', 'gym'],
		one: 'membership',
		many: 'memberships',
		last: 'membership that was cancelled',
		begin: 'the first visit',
		end: 'the cancellation',
		open: 'paid for and hardly used',
		questions: [
			'What happens in the first month of a new member?',
			'By what do you notice that somebody comes less often?',
			'What is said when somebody cancels, and who says it?',
		],
	},
	{
		stems: ['shift', 'roster', 'rota', 'caregiver', 'scheduling', 'schedule'],
		one: 'shift',
		many: 'shifts',
		last: 'shift that somebody dropped at short notice',
		begin: 'the first draft of the plan',
		end: 'the signed hours',
		open: 'not filled for next week',
		questions: [
			'Who builds the plan, and which wishes do they have to know by heart?',
			'When somebody calls in sick at six in the morning, what happens next?',
			'How do hours worked get from people to the payroll?',
		],
	},
	{
		stems: ['inspection', 'audit', 'checklist', 'safety'],
		one: 'inspection',
		many: 'inspections',
		last: 'inspection with a finding',
		begin: 'the date being set',
		end: 'the finding being closed',
		open: 'found and not yet mended',
		questions: [
			'What is written down on site, and what afterwards from memory?',
			"How does a finding become somebody's task?",
			'Who asks for the papers of an old inspection, and how long does the search take?',
		],
	},
	{
		stems: ['report', 'reporting', 'dashboard', 'analytics'],
		one: 'report',
		many: 'reports',
		last: 'report you sent',
		begin: 'the first figure being fetched',
		end: 'the question that comes back',
		open: 'being put together by hand this month',
		questions: [
			'Which figures in a report do people really ask about?',
			'From how many places do the figures come, and who fetches them?',
			'What was decided because of the last report?',
		],
	},
	{
		stems: ['course', 'student', 'lesson', 'curriculum', 'training', 'onboarding', 'manual'],
		one: 'lesson',
		many: 'lessons',
		last: 'lesson you changed',
		begin: 'the first idea of what to teach',
		end: 'the learner doing it alone',
		open: 'out of date',
		questions: [
			'Which questions do new people ask that the material does not answer?',
			'How do you notice that somebody has stopped learning?',
			'Who may change the material, and how do others hear of it?',
		],
	},
	{
		stems: ['article', 'blog', 'content', 'newsletter', 'post', 'podcast', 'episode', 'video'],
		one: 'piece of content',
		many: 'pieces of content',
		last: 'piece you published',
		begin: 'the first idea',
		end: 'the day after it went out',
		open: 'half finished',
		questions: [
			'Where do ideas wait until somebody has time for them?',
			'Who has to see a piece before it goes out, and what do they change?',
			'What happens to a piece after the day it was published?',
		],
	},
	{
		stems: ['product description', 'catalog', 'catalogue', 'sku', 'product page', 'product data'],
		one: 'product entry',
		many: 'product entries',
		last: 'product you put online',
		begin: "the supplier's data",
		end: 'the first sale',
		open: 'waiting for text or pictures',
		questions: [
			'In what state does data come from suppliers, and who puts it right?',
			'Which products go online first when there is no time for all?',
			'How do you learn that an entry is wrong?',
		],
	},
	{
		stems: ['stock', 'inventory', 'warehouse', 'spreadsheet'],
		one: 'stock list',
		many: 'stock lists',
		last: 'stock figure that was wrong',
		begin: 'the goods coming in',
		end: 'the count on the shelf',
		open: 'kept by one person alone',
		questions: [
			'Who may change the stock list, and who looks at it?',
			'What do you do when the list says yes and the shelf says no?',
			'How do you decide what to order, and how much?',
		],
	},
	{
		stems: ['case', 'client file', 'matter', 'conflict check'],
		one: 'case',
		many: 'cases',
		last: 'case you opened',
		begin: 'the first conversation',
		end: 'the file being closed',
		open: 'waiting for the other side',
		questions: [
			'What does a client ask most often between two letters?',
			'Who keeps the deadlines of a case, and who checks them?',
			'Which parts of a new case are typed more than once?',
		],
	},
	{
		stems: ['document', 'paperwork', 'receipt', 'bookkeep', 'tax'],
		one: 'client document',
		many: 'client documents',
		last: 'document you had to ask for twice',
		begin: 'the request to the client',
		end: 'the entry in the books',
		open: 'missing for this month',
		questions: [
			'On which ways do documents arrive, and where do they end up?',
			'What do you do first when a document cannot be read?',
			'How does a client know what you still need?',
		],
	},
	{
		stems: ['meeting', 'note', 'minutes', 'adviser', 'advisor'],
		one: 'client meeting',
		many: 'client meetings',
		last: 'client meeting you held',
		begin: 'the preparation',
		end: 'the last promise being kept',
		open: 'held and not yet written up',
		questions: [
			'What do you look up before you sit down with a client?',
			"How does a promise made in a meeting become somebody's task?",
			'Who reads the notes later, and what for?',
		],
	},
	{
		stems: ['call', 'phone', 'voicemail', 'receptionist', 'answering'],
		one: 'phone call',
		many: 'phone calls',
		last: 'call that should have gone better',
		begin: 'the first ring',
		end: 'the caller having what they came for',
		open: 'waiting to be called back',
		questions: [
			'Who picks up when the one who should is busy?',
			'What do callers want, sorted by how often?',
			'What is written down about a call, and who reads it?',
		],
	},
];

/** For niches that name no thing we know: the work itself. */
export const SOME_WORK: WorkObject = {
	stems: [],
	one: 'job',
	many: 'jobs',
	last: 'job you finished',
	begin: 'the first contact',
	end: 'the last handshake',
	open: 'under way',
	questions: [
		'Which step of a job takes more time than an outsider would think?',
		'What do customers ask you while a job is under way?',
		'How do people here learn what is theirs to do next?',
	],
};

const TITLE_WEIGHT = 3;

function mentions(text: string, stem: string): number {
	const pattern = new RegExp(`(?<![\\p{L}])${stem.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'giu');
	return text.match(pattern)?.length ?? 0;
}

/** The thing that the niche is about; what the niche itself names counts most, then the assumed pains. */
export function objectOf(niche: string, pains: readonly string[]): WorkObject {
	const rest = pains.join('\n');
	let best: { object: WorkObject; score: number } = { object: SOME_WORK, score: 0 };
	for (const object of OBJECTS) {
		const score = object.stems.reduce(
			(sum, stem) => sum + TITLE_WEIGHT * mentions(niche, stem) + mentions(rest, stem),
			0,
		);
		if (score > best.score) best = { object, score };
	}
	return best.object;
}
