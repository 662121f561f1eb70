import type { NicheEntry } from '../niche.ts';

/** Those who make, store and sell goods. */
export const goods: readonly NicheEntry[] = [
	{
		id: 'wholesaler-spreadsheets',
		name: 'Spreadsheet clean-up for wholesalers',
		description:
			"Move prices and stock out of one person's workbook into a small process that a colleague can run on a sick day.",
		industry: 'wholesalers',
		trade: 'wholesalers',
		people: 'wholesalers',
		marketDemand: 'Medium',
		difficulty: 'Medium',
		marketSize: 'Large',
		trend: 'up',
		trendValue: 'the people who built the files retire',
		tags: ['Wholesale', 'Spreadsheets', 'Process', 'Data'],
		revenue: {
			clients: 50,
			monthlyFee: 1800,
			basis:
				'Our estimate: a clean-up project and its upkeep spread over the year; each job is its own, so five people serve about fifty.',
		},
		marketSnapshot:
			"Between the accounts program and the warehouse live files with macros that nobody dares to touch. Large systems are too dear; the owner wants the file to survive its author's holiday.",
		targetAudience: 'Office managers of wholesalers without an IT department',
		coreProblem: 'One workbook decides what is quoted and ordered, and nobody dares to touch a formula in it.',
		existingPlayers: ['Cin7', 'Airtable', 'Odoo', 'Unleashed'],
		validationSteps: {
			alone: [
				'Draw a one-page map of a file you know: who fills it, who reads it, what breaks.',
				'List the ten mistakes a price file makes most easily and how each could be caught.',
			],
			writing: 'Write a one-page description of a price list so that a stranger could keep it.',
			visit: 'Ask at a wholesaler where you shop how prices get from the supplier to the shelf.',
			outreach: 'Write to eight office managers and ask which file stops work when it breaks.',
			code: 'Add five checks to a sample stock file and let a friend try to enter nonsense.',
		},
		automationOpportunities: [
			'Import of orders from e-mail',
			'Checks that stop a wrong price',
			'A weekly report that builds itself',
			'A log of who changed what',
		],
		warning: 'the author of the file may see you as a threat, so win that person first',
		fit: {
			trade:
				'wholesale, wholesaler, wholesalers, distributor, distribution, warehouse, purchasing, procurement, inventory manager',
			insider: 'what happens when the author of the price file is away',
			skills: {
				'excel, spreadsheets, google sheets, vba, macros, power query': 'read a file that eight people have patched',
				'process mapping, process design, documentation, business analysis':
					'find where a price is typed for the second time',
				'sql, databases, airtable, python, data cleaning, power bi': 'move the file to something that does not break',
				'training, teaching, explaining software, change management': 'win the person who built the file',
			},
			interest: 'puzzles, explaining software, sudoku, chess',
			gives: "makes somebody else's formulas bearable",
		},
		field: {
			place: 'the desk of the one who keeps the file',
			count: 'the times a figure is typed twice',
			show: 'the file that everybody needs',
			trial: 'map one file and mend its worst fault',
		},
	},
	{
		id: 'wholesale-order-entry',
		name: 'Order entry from e-mail for distributors',
		description: 'Read orders that arrive as e-mail, PDF or photo, and put them into the system for approval.',
		industry: 'wholesalers',
		trade: 'distributors',
		people: 'sales office managers of distributors',
		marketDemand: 'High',
		difficulty: 'Medium',
		marketSize: 'Large',
		trend: 'up',
		trendValue: 'readers of documents got better',
		tags: ['Wholesale', 'Orders', 'Documents', 'ERP'],
		revenue: {
			clients: 70,
			monthlyFee: 1700,
			basis:
				'Our estimate: half an order clerk; article numbers must be learnt per customer, so five people serve about seventy firms.',
		},
		marketSnapshot:
			'Customers of distributors order as they always did: by e-mail, by fax, in their own words. Web shops stand beside it, half used. Clerks translate ‘two boxes of the blue ones’ into article numbers.',
		targetAudience: 'Sales office managers of distributors with fifty orders a day or more',
		coreProblem: 'Orders wait in an inbox until a clerk who knows the customer has time to type them.',
		existingPlayers: ['Conexiom', 'Esker', 'Rossum'],
		validationSteps: {
			alone: [
				'Write ten orders as ten customers would, and see which a stranger could enter.',
				'List which fields an order needs, and which of them customers leave out.',
			],
			writing: 'Write the question back to a customer who ordered ‘the usual’.',
			visit: 'Ask at a trade counter how orders come in, and look at the pile.',
			outreach: 'Call seven sales offices and ask how many orders were typed by hand yesterday.',
			code: 'Read thirty invented orders into one table and count the wrong article numbers.',
		},
		automationOpportunities: [
			'Reading of e-mails and PDFs',
			"Article numbers from the customer's words",
			'Question back when something is missing',
			'Confirmation the same hour',
		],
		warning: 'a wrong article ships, so somebody must approve each order at first',
		fit: {
			trade:
				'distributor, distributors, distribution, wholesale, order entry, order clerk, sales office, inside sales, customer service rep, erp, sap, warehouse',
			insider: 'how an order reads before a clerk has translated it',
			skills: {
				'ocr, data extraction, python, document analysis, machine learning':
					'get an article number out of ‘the blue ones’',
				'erp, sap, dynamics, netsuite, odoo, integrations, api integration':
					'put the order where the warehouse sees it',
				'data entry, order processing, inside sales, customer service': 'know what customers mean by the usual',
				'automation, n8n, power automate, zapier, make.com': 'empty the inbox before the phones start',
			},
			interest: 'puzzles, programming, code breaking, languages',
			gives: 'makes odd orders a game',
		},
		field: {
			place: 'the desk of an order clerk',
			count: 'the orders that are typed by hand in a day',
			show: 'twenty orders as they arrived',
			trial: 'enter fifty orders side by side',
		},
	},
	{
		id: 'online-shop-support',
		name: 'Returns and support for online shops',
		description: 'Answer where, when and how-to-return questions, and learn why goods come back.',
		industry: 'online-shops',
		trade: 'online shops',
		people: 'online shop owners',
		marketDemand: 'High',
		difficulty: 'Medium',
		marketSize: 'Very Large',
		trend: 'up',
		trendValue: 'returns eat the margin',
		tags: ['E-commerce', 'Support', 'Returns', 'Data'],
		revenue: {
			clients: 120,
			monthlyFee: 1300,
			basis:
				'Our estimate: half a support agent; the answers are alike between shops, so a team of five can look after this many.',
		},
		marketSnapshot:
			'Help-desk programs answer faster each year, and shops pile them up. What owners miss is the reason behind the tickets: the size chart, the late carrier, the picture that misleads.',
		targetAudience: 'Owners of shops with five hundred to ten thousand orders a month',
		coreProblem: 'Ticket after ticket asks where the parcel is, and nobody reads the others for causes.',
		existingPlayers: ['Gorgias', 'Zendesk', 'Loop Returns', 'Richpanel', 'AfterShip'],
		validationSteps: {
			alone: [
				'Order something small from three shops, ask two questions each and time the answers.',
				'Sort eighty public reviews of one shop by the reason for which goods went back.',
			],
			writing: 'Write the five answers that would settle most tickets of one invented shop.',
			visit: 'Help a shop owner pack for an hour and ask about each return on the table.',
			outreach: 'Write to eight owners and ask which ticket they would like never to see again.',
			code: 'Tag a hundred sample tickets with a prompt and check twenty of them by hand.',
		},
		automationOpportunities: [
			"Answers with the parcel's status",
			'Return reasons by article',
			'Drafts for the hard cases',
			'Alert when one article fails',
		],
		warning: 'help-desk programs sell answers by machine themselves, so sell what the tickets teach',
		fit: {
			trade:
				'e-commerce, ecommerce, online shop, online store, shopify, amazon seller, etsy, webshop, dropshipping, retail, fulfilment, fulfillment, woocommerce',
			insider: 'why parcels come back',
			skills: {
				'customer support, customer service, zendesk, gorgias, help desk, live chat':
					'tell a question from a complaint',
				'data analysis, tagging, excel, sql, reporting, research': 'find the one article behind forty tickets',
				'automation, zapier, n8n, chatbots, api integration, prompt engineering':
					'answer the parcel question before it is asked',
				'copywriting, ux writing, content writing': 'mend the sentence on the page that causes the return',
			},
			interest: 'shopping, fashion, sewing, crafts, gadgets',
			gives: 'lets you notice what a product page leaves out',
		},
		field: {
			place: 'the packing table',
			count: 'the parcels that come back and why',
			show: 'the tickets of one weekend',
			trial: 'sort two hundred tickets by cause',
		},
	},
	{
		id: 'product-descriptions',
		name: 'Product descriptions for online shops',
		description: "Write product texts from the supplier's data and the questions of customers.",
		industry: 'online-shops',
		trade: 'online shops',
		people: 'online shop owners',
		marketDemand: 'Medium',
		difficulty: 'Low',
		marketSize: 'Large',
		trend: 'down',
		trendValue: 'shops generate plain texts alone',
		tags: ['E-commerce', 'Copywriting', 'SEO', 'Content'],
		revenue: {
			clients: 80,
			monthlyFee: 900,
			basis: 'Our estimate: a few dozen checked texts a month; prices fall as shops write plain texts themselves.',
		},
		marketSnapshot:
			'Shop programs now write texts at the press of a button, and those texts sound alike. Work remains where facts matter: technical goods, sizes, compatibility, rules on claims.',
		targetAudience: 'Owners of shops with technical or regulated goods',
		coreProblem: 'Texts say what the maker says, and not what a buyer asks before the purchase.',
		existingPlayers: ['Hypotenuse AI', 'Jasper', 'Describely', 'Shopify Magic'],
		validationSteps: {
			alone: [
				'Take three products and collect the questions buyers ask about them in public reviews.',
				'Compare a generated text with the data sheet and mark each claim that has no source.',
			],
			writing: 'Rewrite two product pages so that the three commonest questions are answered.',
			visit: 'Ask a shop assistant which two facts sell a technical product.',
			outreach: 'Send five owners one rewritten page of their own and ask whether it is right.',
			code: 'Check a hundred sample texts against their data sheets with a script.',
		},
		automationOpportunities: [
			'Draft from the data sheet',
			'Check of each claim',
			'Questions of buyers built in',
			'Texts in several languages',
		],
		warning: 'plain texts cost next to nothing, so only checked facts can be sold',
		fit: {
			trade:
				'e-commerce, ecommerce, online shop, online store, shopify, amazon seller, merchandising, category manager, catalogue, product manager retail, webshop, retail',
			insider: 'what buyers ask before they buy',
			skills: {
				'copywriting, content writing, seo, ux writing, editing, blogging, journalism':
					'write the fact a buyer was looking for',
				'technical writing, research, fact checking, product knowledge': 'keep a claim to what the data sheet says',
				'translation, languages, localisation, localization, spanish, french, german':
					'make a text right for the next market',
				'data cleaning, pim, excel, python': "get four suppliers' data into one form",
			},
			interest: 'creative writing, reading, gadgets, crafts',
			gives: 'keeps the hundredth text from sounding like the first',
		},
		field: {
			place: 'the desk where new articles are entered',
			count: 'the questions buyers ask about one article',
			show: 'ten articles with the texts they dislike',
			trial: 'rewrite ten product pages',
		},
	},
	{
		id: 'maintenance-logs',
		name: 'Maintenance logs for manufacturers',
		description: 'Turn what technicians say at the machine into a searchable log of faults, causes and parts.',
		industry: 'manufacturers',
		trade: 'manufacturers',
		people: 'maintenance managers',
		marketDemand: 'Medium',
		difficulty: 'High',
		marketSize: 'Very Large',
		trend: 'up',
		trendValue: 'experienced technicians retire',
		tags: ['Manufacturing', 'Maintenance', 'Voice', 'Knowledge'],
		revenue: {
			clients: 50,
			monthlyFee: 2400,
			basis:
				'Our estimate: one hour less downtime a month is worth more; each plant needs weeks of set-up, so growth is slow.',
		},
		marketSnapshot:
			'Plants own maintenance programs and hold entries such as ‘fixed’ in them. The cause is known to one technician, who retires soon. Reading old entries is where language models help.',
		targetAudience: 'Maintenance managers of plants with fifty to five hundred people',
		coreProblem: 'A fault comes back after a year, and nobody can find what helped the last time.',
		existingPlayers: ['MaintainX', 'Fiix', 'UpKeep', 'Limble', 'Augury'],
		validationSteps: {
			alone: [
				'Take thirty public fault reports of one kind of machine and sort them by cause.',
				'Write a log entry for a repair at home that a stranger could repeat.',
			],
			writing: 'Write five example entries, poor and good, for one pump.',
			visit: 'Have a coffee with a technician of a plant near you and ask where repairs are noted.',
			outreach: 'Write to six maintenance managers and ask how they find a repair from two years ago.',
			code: 'Make a search over a public set of maintenance records and test it with ten faults.',
		},
		automationOpportunities: [
			'Spoken entry at the machine',
			'Similar faults from the past',
			'Parts list by cause',
			'Weekly report of repeats',
		],
		warning: 'plants let no outsider near their network, so begin with an export on paper',
		fit: {
			trade:
				'manufacturing, manufacturer, factory, maintenance technician, maintenance manager, mechanical engineer, plant manager, industrial engineer, millwright, machine operator, process engineer, quality engineer, assembly line',
			insider: 'what a log entry says and what the technician knows',
			skills: {
				'technical writing, documentation, root cause analysis, fmea, six sigma, lean':
					'make ‘fixed’ into a cause and a remedy',
				'data analysis, machine learning, power bi, sql, python': 'find the fault that comes back every spring',
				'mechanical engineering, plc, electrical engineering, maintenance, troubleshooting':
					'get the short version from a technician',
				'speech recognition, rag, prompt engineering, ai tools': 'take the entry where the hands are dirty',
			},
			interest: 'engines, machines, 3d printing, robotics, model railways',
			gives: 'makes a plant tour a good day',
		},
		field: {
			place: 'the workshop at the change of shift',
			count: 'the log entries without a cause',
			show: 'the log of one machine',
			trial: 'bring the log of one machine into order',
		},
	},
	{
		id: 'machine-shop-quoting',
		name: 'Quote preparation for machine shops',
		description: 'Read drawings and requests, find similar past jobs, and prepare the quote for the estimator.',
		industry: 'machine-shops',
		trade: 'machine shops',
		people: 'machine shop owners',
		marketDemand: 'High',
		difficulty: 'High',
		marketSize: 'Large',
		trend: 'up',
		trendValue: 'buyers ask for quotes within a day',
		tags: ['Manufacturing', 'Quotes', 'Drawings', 'Estimating'],
		revenue: {
			clients: 60,
			monthlyFee: 1900,
			basis:
				'Our estimate: a fifth of an estimator, repaid by one more job a month; reading drawings takes people who know them.',
		},
		marketSnapshot:
			'A shop wins a part of what it quotes, and the owner quotes at night. Programs exist for the calculation; finding the similar job of last year is still memory.',
		targetAudience: 'Owners of shops with five to fifty machines',
		coreProblem: 'Requests lie for a week because one person can read, compare and price them.',
		existingPlayers: ['Paperless Parts', 'ProShop ERP', 'JobBOSS', 'Xometry'],
		validationSteps: {
			alone: [
				'Take three public drawings and list what each asks for beyond its dimensions.',
				'Ask two machinists which line of a drawing costs most money.',
			],
			writing: 'Write the questions back for a drawing that lacks its tolerances.',
			visit: 'Bring a shop a small part to be made and ask how a request becomes a price.',
			outreach: 'Write to eight owners and ask how many requests of last month got no quote.',
			code: 'Read the title blocks of twenty public drawings and count the errors.',
		},
		automationOpportunities: [
			'Reading of title block and notes',
			'Similar jobs from the past',
			'Questions back to the buyer',
			'Follow-up on open quotes',
		],
		warning: 'a misread tolerance is expensive, so the estimator must see each figure',
		fit: {
			trade:
				'machine shop, machinist, cnc, milling, lathe, fabrication, sheet metal, welder, welding, toolmaker, metalworking, job shop',
			insider: 'which line of a drawing makes the price',
			skills: {
				'estimating, quoting, cost estimation, excel': 'know which hours a drawing hides',
				'cad, solidworks, autocad, technical drawing, mechanical engineering, blueprint reading':
					'see the tolerance that doubles the price',
				'data extraction, ocr, computer vision, machine learning, python':
					"read a title block and find last year's twin",
				'sales, customer service, inside sales, negotiation': 'keep a buyer patient for two days',
			},
			interest: 'metalworking, 3d printing, model making, machines, welding, knife making',
			gives: 'earns you a tour of the shop floor',
		},
		field: {
			place: 'the desk where requests are priced',
			count: 'the requests older than three days',
			show: 'five requests and their quotes',
			trial: 'prepare ten quotes up to the price',
		},
	},
];
