export { Chatbot } from './chatbot.tsx';
