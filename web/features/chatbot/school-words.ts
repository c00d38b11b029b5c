/**
 * Words and phrases that teachers use for the same thing, a line for each thing. The first of a line stands for all of it.
 * Endings do not matter (`print` is also printing and printed), nor do apostrophes.
 */
const SAME_MEANING = `
sign in, log in, log ins, sign ins, get on, get onto, get on to, login, log on, logon, log into, sign into, signin, logins, let me in, get in, get into, log me in, username
sign out, log out, logout, log off, logoff, signout, logs me out, logging me out, signs me out, logged me out, signed me out, kicks me out
register, sign up, signup, join, enrol, registration, create an account, make an account, set up an account, set up accounts, new account
code, passcode, digits, six digits, pin, verification code, otp, one time code, number in the email, access code
arrive, come through, came through, coming through, receive, recieve, turn up, come, came
wrong, incorrect, invalid, not right, not accepted, rejected, refused, accept
password, pw, pwd, pass word, passwords
attempts, too many attempts, too many tries, too many times, locked out, lock me out, locked me out, tries
organisation login, organization login, shared login, shared account, school login, organisation account, organisation password, one login, one password
pupil, child, children, kid, student, learner, little ones, youngsters, boys and girls
teacher, staff, colleague, member of staff, nqt, ect, partner teacher
assistant, ta, tas, teaching assistant, lsa, hlta, support staff, learning support
supply, supply teacher, on supply, supply staff, relief teacher, temporary staff, cover teacher, covering, cover lesson, student teacher, pgce, trainee, volunteer, placement, agency
head, headteacher, head teacher, slt, principal
finance, bursar, business manager, sbm, school office, admin office, accounts department, secretary
parent, carer, family, families, mum, dad, grown ups, grownups
tutor, private tutor, tutoring, home educator, home educate, home education, home ed, homeschool, home school, homeschooling, individual, not a school
at home, from home, home, house
homework, home learning, home sheet, homesheet, book bag, bookbag, send home, take home, sent home, home work
worksheet, sheet, handout, work sheet, activity sheet
slide, powerpoint, power point, ppt, slideshow, deck, slide show
whiteboard, white board, smartboard, smart board, iwb, board, promethean, promethian, clevertouch, clever touch, projector, big screen, interactive whiteboard, interactive board, touchscreen, activpanel, smart tv, tv, on the screen, on the board, telly, on the tv
full screen, fullscreen, full size, fill the screen, whole screen, fills the screen
present, display, project, put up
lesson, session
other subject, maths, math, spag, grammar, punctuation, reading scheme, writing scheme, comprehension, science, history, vocabulary, times tables
evidence, research, proven, impact, raise standards, raised standards, raise attainment, results elsewhere, review of, testimonial, case study, case studies, effective, recommend
how long, minutes, mins, how much time, duration, how many minutes, length, how many days
week, wk, weekly
year group, year, yr, cohort
other year, reception, nursery, eyfs, early years, foundation stage, infant, ks3, key stage 3, secondary, year 1, year 7, year one, year seven, preschool, yr 1, y1
key stage, ks1, ks2, key stage 1, key stage 2, key stage one, key stage two
half term, term, autumn, spring, summer, termly, school year, academic year, calendar
begin, start, commence
part way, half way, halfway, mid year, midyear, middle of the year, part way through, january, late to start
any order, change the order, different order, in order, skip, jump ahead, out of order
miss a week, missed a week, missed, miss, fall behind, fallen behind, behind with, got behind, lost a week, weeks behind, week behind, lost two weeks
mixed age, mixed class, mixed year, mixed, composite, combined class, two year groups, split class, joint class, combined, rolling programme
special needs, sen, senco, sendco, send children, send pupils, send kids, send provision, with send, for send, special educational needs, additional needs, ehcp, iep, dyslexia, dyslexic, adhd, autism, autistic, struggle, struggling, lower attaining, lower attainer, low attainer, lower ability, low ability, less able, weaker, weak speller, weak, scaffold, easier, lower end, bottom 20, lowest 20, poor speller, bottom table, lower set, strugglers, differentiate, differentiation
greater depth, gds, gd, more able, most able, high attainer, higher attainer, higher attaining, high ability, higher ability, gifted, challenge, challenging, high flier, high flyer, top table, stretch, extension, extend, early finisher, fast finisher, quick finisher, finish early, finish quickly, harder, bright, top group, exceeding, too easy
eal, english as an additional language, additional language, esl, second language, new to english, bilingual, little english, no english, speak english
intervention, catch up, catchup, booster, keep up, working below, below age related, gap
test, assessment, assess, quiz, quizzes, exam, baseline
sats, sat, past paper, national test, gps test, spag test, spag paper, key stage test
progress, track, tracker, record, monitor, markbook, mark book, score, attainment, progress report, pupil report
revisit, retrieval, recap, revise, revision, review, spaced, stick, come back, comes back, go back over, forget the words, forget what, forget them, remember the words, remember what
planning, lesson plan, prep, prepare, preparation, teacher guide, teachers guide, teacher notes, script, read out, instruction, workload
long term plan, long term, medium term plan, medium term, progression, curriculum map, yearly plan, annual plan, year plan, at a glance, scheme of work, overview
national curriculum, nc, statutory, curriculum, appendix, ofsted, programme of study, exception word, objective
phonics, rwi, read write inc, little wandle, bug club, letters and sounds, ssp, jolly phonics, sounds write, floppys phonics, essential letters
spelling rule, rule, pattern, silent letter, silent, homophone, suffix, prefix, apostrophe, plural, contraction, ough, tion, sion, hyphen, digraph, double consonant, double letter, i before e, grapheme, soft c, split digraph, root word, topic
word list, spelling list, spellings, word, list of words, list of spellings
answer sheet, answers, answer, mark scheme, solution, mark it, mark them, mark the worksheet, marking
sound, audio, volume, music, song, cant hear, hear it, hear anything, hear the words, voice, speakers, mute, read aloud, reads the words, read the words
video, film, movie, clip, animation
game, interactive, fun, engaging, engage, drag and drop, puzzle, online games, activities, activity, bored, boring
font, typeface, handwriting, cursive, joined up, joined writing, comic sans, letterjoin, precursive
training, train, cpd, inset, webinar, staff meeting, onboarding, twilight, show us how, demonstration
private email, gmail, hotmail, yahoo, icloud, personal email, own email, private address, personal address, personal account, not my school email, outlook com
single sign on, sso, google sign in, google login, microsoft, office 365, google account, log in with google, sign in with google, using google, wonde, o365, m365, microsoft 365, google workspace, azure, entra, entra id, saml, oauth, active directory, ldap, mfa, two factor, 2fa, multi factor
`;

const SAME_MEANING_OF_SITE = `
device, ipad, tablet, chromebook, laptop, mac, computer, desktop, browser, chrome, safari, firefox, edge, app, install, software, plug in, plugin, flash, java, msi, deploy, operating system, linux, chromeos, internet explorer, android, windows, my phone, on phone, mobile, phones, iphone, machine, pc
telephone, phone, phone number, ring, call me, call you, give you a call
offline, without internet, no internet, internet, wifi, wi fi, connection, broadband
draw, drew, drawn, drawing, pen, annotate, scribble, doodle, write on, written on, underline, circle
rub out, eraser, rubbed out, wipe, wipe off, wiped, clear the board, clear the page, undo
timer, countdown, count down, countdown clock, count down clock, stopwatch, egg timer, clock
hide, cover up, cover the answers, cover part, reveal, uncover, spotlight, mask, conceal
two screens, second screen, second window, presenter view, presenter, dual screen, other screen
new starter, new member of staff, new staff, new teacher, new colleague, starting on monday, just started, joining us, started this week
first day, day one, getting started, first thing
same time, at once, simultaneously
zoom, at the back, at back, back row, cant see it, bigger, larger, enlarge, too small, tiny writing, cut off, fit the screen, cant read, cropped
next page, next slide, clicker, remote, arrow, turn the page, go back a page, previous slide, previous page, change slide, change the slide, shortcut, move on, go to the next
print, photocopy, photocopies, photocopier, copies, printout, print out, print off, run off, ink, black and white, b w
paper, paper size, two to a page, 2 to a page, two per page, 2 per page, two pages, a3, a4, a5, double sided, both sides, booklet, margin, margins, scale, landscape, portrait, large print, coloured paper
download, save
edit, editable, adapt, modify, alter, customise, customize, tweak, amend
read only, readonly, view only
favourite, favorite, star, starred, bookmark, fave
link, url, web address
platform, seesaw, class dojo, dojo, google classroom, tapestry, showbie, vle, learning platform, school website, upload, post, on teams, classroom app
copyright, permission, allowed, am i allowed, are we allowed
coming soon, tab
price, cost, charge, fee, how much, damage, expensive, pricey, quid, pound, £, vat, money, budget, afford, how much is, rate
trial, trail, try, taster, demo, sample, try out, try it, before we buy, before buying, before we commit, before signing up, have a look, trial period, preview, see it first
discount, cheaper, reduction, reduced, money off, deal, for less, lower price, special offer
small school, village school, tiny school, rural, very small, small village, few pupils, on roll, fewer than
trust, mat, federation, academy, multi academy, local authority, several schools, group of schools, more than one school, all our schools, other schools, two schools, three schools, sister school, cluster, both schools
user, unlimited, seat, how many people, how many teachers, how many staff, per teacher, everyone, everybody, whole staff, all staff, all our staff
one class, one year group, just one, only one, just buy, only teach, only want, one teacher, single class, monthly, per month, one term, just year, only year
invoice, invoices, purchase order, po number, po, bacs, cheque, card, payment, pay, receipt, bill, bank details, bank transfer, direct debit, remittance, supplier
buy, purchase, place an order, order it, quote, quotation, get it for our school, sign our school up, sign my school up, get started, go ahead, an order, ordering it
subscription, subscribe, membership, licence, license
renew, renewal, auto renew, automatic, roll over, tied in, contract, minimum term, commitment, run out, runs out, run until, next year
cancel, terminate, pull out, notice period, not carry on, not carrying on, not continue, not continuing, leave the scheme, refund, money back, get our money back, end our subscription, stop our subscription, stop using, give notice, discontinue
required, subscribe required, subscription required, locked, asking me to subscribe, paywall, recognise, not recognised, paid but, have paid
newsletter, unsubscribe, mailing list, from mailing, mailing, off mailing, marketing, stop emailing, stop emails, too many emails, stop sending, opt out, notification, spamming
delete, remove, erase, close my account, right to be forgotten, take me off, get rid
privacy, gdpr, data protection, third parties, third party, data protection officer, dpo, dpia, personal data, secure, security, safe, personal information, what data, our data, my data, what information
pupil data, childrens names, pupil names, childrens data, class list, data about pupils, data on pupils, information about pupils, pupil information, mis, sims, arbor, safeguarding
cookie, analytics, advert, advertising, ads
accessible, accessibility, screen reader, jaws, nvda, wcag, visually impaired, partially sighted, blind, disability, disabled, mouse, high contrast, vision
load, loading, wont open, not opening, doesnt open, blank page, blank screen, white screen, died, stopped working, isnt working, not working, blank, crash, freeze, froze, frozen, stuck, slow, broken, glitch, not loading, lagging, buffering, spinning, error loading
down, is down, outage, server error, bad gateway, cant be reached, unreachable, maintenance
firewall, filter, whitelist, white list, allowlist, allow list, proxy, smoothwall, our it, it technician, it manager, it department, ict technician, technician, it guy
blocked, block, blocking
popup, pop up, pop ups, blocker
support hours, opening hours, opening times, are you open, you open, weekend, holiday, get back to me, reply, respond, response, heard nothing, bank holiday, heard back, hear back, hear from you
contact, get in touch, speak to, talk to, real person, human, someone to talk, write to you, message you, email you, reach you, contact details, customer service, helpline, get hold of
feedback, suggest, suggestion, idea, complain, complaint, improve, improvement, wish list
mistake, typo, misprint, spelt wrong, spelled wrong, error, misspelt, report a problem
search, look up, find a, finding a
new email, email changed, changed email, change my email, change email, changed our email, email has changed, new school, moved school, moving school, change schools
my name, surname, married, maiden name, display name, change my name, profile, my details
stay signed in, stay logged in, remember me, every time, keeps logging, keep having to, every day
another computer, two computers, different computer, outside school, anywhere, multiple devices, several devices, two devices, at the weekend
abroad, wales, welsh, scotland, scottish, northern ireland, ireland, international, overseas, american, dubai, cardiff, edinburgh, glasgow, belfast, europe, france, spain, outside england, outside the uk
author, who made, who wrote, who created, who developed, who is behind, company, who runs, who owns, made by, consultancy
year pack, word mat, word card, flashcard, certificate, working wall, letter to parents, extra resources
this site, what is this, what is this site, what is this website, what is this thing, what is it
not, cant, cannot, can not, wont, doesnt, dont, isnt, didnt, hasnt, havent, arent, never, no, nothing, unable, without
`;

export const SAME_MEANINGS: readonly (readonly string[])[] = [SAME_MEANING, SAME_MEANING_OF_SITE]
  .join('\n')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => line.split(',').map((phrase) => phrase.trim()));
