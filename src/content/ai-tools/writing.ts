import type { AiToolEntry } from '../ai-tool.ts';

/** Tools that draft, correct or translate text. */
export const writing: readonly AiToolEntry[] = [
	{
		id: 'chatgpt',
		name: 'ChatGPT',
		category: 'Writing',
		description:
			'OpenAI’s assistant for drafting, rewriting and thinking aloud. It reads files and pictures, searches the web and keeps instructions for each project.',
		features: [
			'Drafts and rewrites in a given tone',
			'Reads documents, tables and pictures',
			'Projects with files and instructions of their own',
			'Assistants for one purpose, shared by link',
		],
		pricing: 'Freemium',
		url: 'https://chatgpt.com',
		icon: 'chat',
		badge: 'Popular',
		tags: ['assistant', 'drafting', 'research', 'files'],
		points: ['free', 'no-code', 'browser', 'export', 'team'],
		reviewed: '2026-11-21',
	},
	{
		id: 'claude',
		name: 'Claude',
		category: 'Writing',
		description:
			'Anthropic’s assistant, suited to long documents and careful prose. Drafts stand beside the chat, where they can be edited and kept.',
		features: [
			'Reads long contracts and transcripts in one go',
			'Drafts in a panel beside the chat',
			'Projects that hold a client’s background',
			'Connections to files, mail and calendars',
		],
		pricing: 'Freemium',
		url: 'https://claude.ai',
		icon: 'chat',
		tags: ['assistant', 'long documents', 'drafting'],
		points: ['free', 'no-code', 'browser', 'export', 'team'],
		reviewed: '2026-11-21',
	},
	{
		id: 'grammarly',
		name: 'Grammarly',
		category: 'Writing',
		description:
			'Corrects English wherever it is typed: in the browser, in mail and in documents. It marks tone and length, and offers a shorter wording.',
		features: [
			'Corrections inside mail, documents and web forms',
			'Remarks on tone, clarity and length',
			'A style guide for a whole team',
		],
		pricing: 'Freemium',
		url: 'https://www.grammarly.com',
		icon: 'text',
		tags: ['grammar', 'editing', 'tone', 'English'],
		points: ['free', 'no-code', 'browser', 'team'],
		reviewed: '2026-11-21',
	},
	{
		id: 'deepl',
		name: 'DeepL',
		category: 'Writing',
		description:
			'Translates text and whole documents between dozens of languages and keeps their layout. A glossary holds the words that a client wants rendered one way.',
		features: [
			'Word, PowerPoint and PDF files with their layout kept',
			'Glossaries for fixed terms',
			'Formal and informal address',
			'Rewording in the same language',
		],
		pricing: 'Freemium',
		url: 'https://www.deepl.com',
		icon: 'text',
		tags: ['translation', 'documents', 'glossary'],
		points: ['free', 'no-code', 'browser', 'api', 'team'],
		reviewed: '2026-11-21',
	},
	{
		id: 'jasper',
		name: 'Jasper',
		category: 'Writing',
		description:
			'Marketing copy for teams: it learns a brand’s voice from samples and carries one campaign through pages, mails, ads and posts.',
		features: [
			'A brand voice taken from your own samples',
			'Campaigns from one brief',
			'Facts about products kept as sources',
			'Review by several people',
		],
		pricing: 'Paid',
		url: 'https://www.jasper.ai',
		icon: 'text',
		tags: ['marketing copy', 'brand voice', 'campaigns'],
		points: ['no-code', 'browser', 'api', 'team'],
		reviewed: '2026-11-21',
	},
];
