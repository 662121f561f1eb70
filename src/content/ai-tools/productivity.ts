import type { AiToolEntry } from '../ai-tool.ts';

/** Tools that find, note, transcribe or pass on. */
export const productivity: readonly AiToolEntry[] = [
	{
		id: 'zapier',
		name: 'Zapier',
		category: 'Productivity',
		description:
			'Joins the apps a firm already has: when something happens in one, it does the next thing in another. Model steps can sort, extract and draft on the way.',
		features: [
			'Thousands of apps to connect',
			'Automations described in plain words',
			'Tables and forms that start them',
			'A log of every run',
		],
		pricing: 'Freemium',
		url: 'https://zapier.com',
		icon: 'automate',
		badge: 'Popular',
		tags: ['automation', 'integrations', 'no-code'],
		points: ['free', 'no-code', 'browser', 'api', 'team'],
		reviewed: '2026-11-21',
	},
	{
		id: 'notion',
		name: 'Notion',
		category: 'Productivity',
		description:
			'Notes, tables and projects in one workspace, with an assistant that answers from them, sums up pages and fills columns.',
		features: [
			'Answers with links to the pages they rest on',
			'Summaries of meetings and long pages',
			'Tables that several people keep',
			'Export as Markdown, HTML or CSV',
		],
		pricing: 'Freemium',
		url: 'https://www.notion.com',
		icon: 'notes',
		tags: ['notes', 'knowledge base', 'projects'],
		points: ['free', 'no-code', 'browser', 'api', 'export', 'team'],
		reviewed: '2026-11-21',
	},
	{
		id: 'perplexity',
		name: 'Perplexity',
		category: 'Productivity',
		description:
			'Answers questions from the web and numbers its sources, so that each claim can be opened and read. Useful before a first call with a trade you do not know.',
		features: [
			'Numbered sources beside every answer',
			'Longer reports from many pages',
			'Questions about your own files',
			'Shared spaces for a client or a topic',
		],
		pricing: 'Freemium',
		url: 'https://www.perplexity.ai',
		icon: 'search',
		tags: ['research', 'search', 'sources'],
		points: ['free', 'no-code', 'browser', 'api', 'team'],
		reviewed: '2026-11-21',
	},
	{
		id: 'notebooklm',
		name: 'NotebookLM',
		category: 'Productivity',
		description:
			'Google’s notebook that answers from the sources you give it, and cites the passage. It turns them into summaries, study guides and a spoken overview.',
		features: [
			'Answers that cite the passage of your source',
			'Reads PDFs, slides, web pages, video and sound',
			'A spoken overview of a notebook',
			'Notebooks shared with others',
		],
		pricing: 'Freemium',
		url: 'https://notebooklm.google.com',
		icon: 'notes',
		tags: ['research', 'sources', 'summaries'],
		points: ['free', 'no-code', 'browser', 'team'],
		reviewed: '2026-11-21',
	},
	{
		id: 'otter',
		name: 'Otter.ai',
		category: 'Productivity',
		description:
			'Writes meetings down as they happen, tells the speakers apart and sums up. Its transcripts can be read by the Sales Call Analyzer and Dealmaker here.',
		features: [
			'Joins Zoom, Meet and Teams calls by itself',
			'Speaker names and times on every turn',
			'Export of the transcript as text or subtitles',
			'Search through all conversations',
		],
		pricing: 'Freemium',
		url: 'https://otter.ai',
		icon: 'speech',
		tags: ['transcription', 'meetings', 'call notes'],
		points: ['free', 'no-code', 'browser', 'export', 'team'],
		reviewed: '2026-11-21',
	},
];
