export { Link, NavLink } from "react-router";
